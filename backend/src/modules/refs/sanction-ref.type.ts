import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { SanctionKind } from '../../domain/people/sanction.ts';

export const SanctionKindEnum = { WARNING: 'warning', SUSPENSION: 'suspension', BAN: 'ban' } as const satisfies Record<
  string,
  SanctionKind
>;
registerEnumType(SanctionKindEnum, { name: 'SanctionKind', description: 'What was decided about a player or a team' });

@ObjectType('Sanction', { description: 'A published sanction of a player or a team' })
export class SanctionType {
  @Field(() => Int) id: number;
  @Field(() => SanctionKindEnum) kind: SanctionKind;
  @Field(() => String, { description: 'YYYY-MM-DD' }) startsOn: string;
  @Field(() => String, { nullable: true, description: 'The last day; null: for good, or until the series are over' })
  endsOn: string | null;
  @Field(() => Int, { nullable: true, description: "Of a suspension that goes over the team's next series" })
  seriesCount: number | null;
  @Field(() => Int, { description: 'How many of them are over' }) seriesServed: number;
  @Field(() => String, { nullable: true, description: 'From this day on it does not count' }) liftedOn: string | null;
  @Field(() => String) reasonSv: string;
  @Field(() => String, { nullable: true }) reasonEn: string | null;
}
