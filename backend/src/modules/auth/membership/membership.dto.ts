import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';

/** A first limit for every text; the rules have shorter ones. */
const LONG = 500;

/** A field that is left out counts as empty: the rules say which field is missing. */
const Text = (description: string): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => value ?? ''),
    IsString(),
    MaxLength(LONG),
    ApiProperty({ type: String, required: false, nullable: true, maxLength: LONG, description }),
  );

const TICKED: readonly unknown[] = [true, 'true', 1, '1'];

/** A box that is ticked or not. Any other value counts as not ticked. */
const Tick = (description: string): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => TICKED.includes(value)),
    IsOptional(),
    IsBoolean(),
    ApiProperty({ type: Boolean, required: false, description: `${description}; \`1\` or \`"true"\` will do` }),
  );

/** The documented form. */
export class SaveMemberDto {
  @Text('First name') fName: string = '';
  @Text('Last name') lName: string = '';
  @Text('E-mail address') mail: string = '';
  @Text('Phone number') tel: string = '';
  @Text('Swedish personal number, or birthdate') ssn: string = '';
  @Text('Street and number') address: string = '';
  @Text('Postal code') zip: string = '';
  @Text('Town') city: string = '';
  @Text('m, f, o or na') sex: string = '';
  @Tick('Wants to become a member') agreejoin: boolean = false;
  @Tick('Agrees to how personal data are used') agreeprivacy: boolean = false;
  @Tick('Agrees to get news by mail') agreemarketing: boolean = false;
}
