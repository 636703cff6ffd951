import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { PlacementReason } from '../../../domain/competition/roll-over/claims.ts';
import { DivisionRefType } from '../../refs/division-ref.type.ts';

const PlacementReasonEnum = {
  STAYS: 'stays',
  PROMOTION: 'promotion',
  RELEGATION: 'relegation',
  RELEGATION_QUALIFIER: 'relegation-qualifier',
  QUALIFIER_WON: 'qualifier-won',
  QUALIFIER_LOST: 'qualifier-lost',
  VACANCY_QUALIFIER: 'vacancy-qualifier',
  VACANCY_NEXT: 'vacancy-next',
  VACANCY_KEPT: 'vacancy-kept',
  NO_ROOM_ABOVE: 'no-room-above',
  NO_ROOM: 'no-room',
  QUALIFIED: 'qualified',
  SIGN_UP: 'sign-up',
  NOT_SIGNED_UP: 'not-signed-up',
  PLACE_LOST: 'place-lost',
  PLACE_DECLINED: 'place-declined',
  NOT_QUALIFIED: 'not-qualified',
  NO_VACANCY: 'no-vacancy',
} as const satisfies Record<string, PlacementReason>;

registerEnumType(PlacementReasonEnum, {
  name: 'PlacementReason',
  description: 'Why a team is proposed for a division, or for none',
  valuesMap: {
    STAYS: { description: 'Its place leads nowhere else' },
    PROMOTION: { description: 'Its place leads up' },
    RELEGATION: { description: 'Its place leads down' },
    RELEGATION_QUALIFIER: { description: 'It would have to qualify; without a qualifier it stays' },
    QUALIFIER_WON: { description: 'It has won the qualifier to the upper of two ranks' },
    QUALIFIER_LOST: { description: 'It has lost that qualifier' },
    VACANCY_QUALIFIER: { description: 'Its place leads to a qualifier, and a place above is free' },
    VACANCY_NEXT: { description: 'A place above is free, and it is the next one in the table' },
    VACANCY_KEPT: { description: 'Its place leads down, and nobody takes it' },
    NO_ROOM_ABOVE: { description: 'Its place leads up, and there is no place' },
    NO_ROOM: { description: 'Its division has become full from above and below' },
    QUALIFIED: { description: 'It has come far in a qualifier of new teams, and a place is free' },
    SIGN_UP: { description: 'It has signed up without a place, and one is free' },
    NOT_SIGNED_UP: { description: 'Others have signed up, it has not' },
    PLACE_LOST: { description: 'Too few of its players are left' },
    PLACE_DECLINED: { description: 'It has given its place up' },
    NOT_QUALIFIED: { description: 'It has played in a qualifier of new teams, and no place is free' },
    NO_VACANCY: { description: 'It has signed up without a place, and none is free' },
  },
});

@ObjectType('Placement', { description: 'Where a team is proposed to play in the next season, and why' })
export class PlacementType {
  @Field(() => Int) teamId: number;
  @Field(() => Int, { nullable: true, description: '`DivisionDraft.formerId`; null: it does not play' })
  formerId: number | null;
  @Field(() => PlacementReasonEnum) reason: PlacementReason;
  @Field(() => Int, { nullable: true, description: 'The division in which it ended; null when it did not play' })
  fromId: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'Its place there; of a team that has only signed up how far it came in a qualifier, or its number among the others, the strongest first',
  })
  position: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'How many of the players who count are left, when it has lost its place',
  })
  remaining: number | null;
}

@ObjectType('SharedBorder', { description: 'Teams that share a place where another place leads elsewhere' })
export class SharedBorderType {
  @Field(() => Int, { description: '`DivisionDraft.formerId`' }) formerId: number;
  @Field(() => Int) position: number;
  @Field(() => [Int]) teamIds: number[];
}

@ObjectType('RollOver', { description: 'The proposal of the divisions of the next season' })
export class RollOverType {
  @Field(() => [PlacementType], { description: 'Each team that could play once, in the order of its division' })
  placements: PlacementType[];
  @Field(() => [SharedBorderType], { description: 'Staff decide between these teams first' })
  sharedBorders: SharedBorderType[];
  @Field(() => [DivisionRefType], {
    description: 'Qualifiers of the new season that are not played to their end: who has qualified may change',
  })
  openQualifiers: DivisionRefType[];
}
