import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';

/** The longest that a text can be before the rules look at it. */
const LONG = 500;

/** What is left out is what was left empty: the rules say which field is missing. */
const Text = (): PropertyDecorator => (target, key) => {
  Transform(({ value }: { value: unknown }) => value ?? '')(target, key);
  IsString()(target, key);
  MaxLength(LONG)(target, key);
};

const Tick = (): PropertyDecorator => (target, key) => {
  Transform(({ value }: { value: unknown }) => value === true || value === 'true' || value === 1 || value === '1')(
    target,
    key,
  );
  IsOptional()(target, key);
  IsBoolean()(target, key);
};

/** The documented form. */
export class SaveMemberBody {
  @Text() fName: string = '';
  @Text() lName: string = '';
  @Text() mail: string = '';
  @Text() tel: string = '';
  @Text() ssn: string = '';
  @Text() address: string = '';
  @Text() zip: string = '';
  @Text() city: string = '';
  @Text() sex: string = '';
  @Tick() agreejoin: boolean = false;
  @Tick() agreeprivacy: boolean = false;
  @Tick() agreemarketing: boolean = false;
}
