import { IdProperty, TokenDto } from '../../../platform/rest/properties.ts';

export class SignupDto extends TokenDto {
  @IdProperty() teamId: number;
}
