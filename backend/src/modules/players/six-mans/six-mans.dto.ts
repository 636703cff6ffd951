import { IntersectionType } from '@nestjs/swagger';
import { IdProperty, TokenDto } from '../../../platform/rest/properties.ts';
import { SixMansReportInput } from './six-mans.type.ts';

/** The same report over REST, where a body may carry the caller's token. */
export class SixMansReportDto extends IntersectionType(SixMansReportInput, TokenDto) {}

export class SixMansUndoDto extends TokenDto {
  @IdProperty() seriesId: number;
}
