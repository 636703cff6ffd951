import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** The REST answer to a call that is refused or fails. */
export class ProblemWire {
  @ApiProperty({ type: 'integer', description: 'The status again' })
  CODE: number;

  @ApiProperty({ description: 'Key of the sentence in the translations', example: 'api.error.invalid-input' })
  MESSAGE: string;

  @ApiProperty({
    description: 'The sentence in English',
    example: 'Something you sent is not right. Check your entries.',
  })
  text: string;

  @ApiPropertyOptional({ description: 'The parameter or the field that it is about' })
  field?: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    description: 'Values for the sentence',
  })
  params?: Record<string, string | number>;

  @ApiPropertyOptional({ description: 'What to send instead' })
  hint?: string;

  @ApiPropertyOptional({ description: 'Of a fault of ours: the name of the call in the log' })
  requestId?: string;
}
