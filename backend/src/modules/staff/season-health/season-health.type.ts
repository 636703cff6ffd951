import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { TeamConcern } from '../../../domain/teams/team-concerns.ts';
import { DivisionRefType } from '../../refs/division-ref.type.ts';
import { SeasonRefType } from '../../refs/season-ref.type.ts';
import { TeamRefType } from '../../refs/team-ref.type.ts';

const TeamConcernEnum = {
  PLAYERS: 'players',
  SWEDES: 'swedes',
  NO_CAPTAIN: 'no-captain',
  NO_ACCOUNT: 'no-account',
  SILENT: 'silent',
  WALKOVERS: 'walkovers',
} as const satisfies Record<string, TeamConcern>;

registerEnumType(TeamConcernEnum, {
  name: 'TeamConcern',
  description: 'Why staff should look at a team',
  valuesMap: {
    PLAYERS: { description: 'Fewer than three players' },
    SWEDES: { description: 'Fewer than two Swedish players' },
    NO_CAPTAIN: { description: 'Its first place is empty' },
    NO_ACCOUNT: { description: 'The captain has no account' },
    SILENT: { description: 'The captain has not been on the site for fourteen days' },
    WALKOVERS: { description: 'It has lost a series by walkover' },
  },
});

@ObjectType('DivisionHealth', { description: 'A division or stage, by its series' })
export class DivisionHealthType {
  @Field(() => DivisionRefType) division: DivisionRefType;
  @Field(() => Boolean, { description: 'Play-offs, a qualifier or a cup' }) isStage: boolean;
  @Field(() => Int) played: number;
  @Field(() => Int, { description: 'Without a result' }) unplayed: number;
  @Field(() => Int, { description: 'Without a result, and the day is over' }) late: number;
  @Field(() => Int, { description: 'Without a result and a time, in a week that has begun' }) timeless: number;
  @Field(() => Int, { description: 'The other captain has not answered' }) waiting: number;
  @Field(() => Int) disputed: number;
  @Field(() => Int, { description: 'A team claims a walkover' }) claimed: number;
}

@ObjectType('TeamHealth', { description: 'A team of a season that staff should look at' })
export class TeamHealthType {
  @Field(() => TeamRefType) team: TeamRefType;
  @Field(() => DivisionRefType) division: DivisionRefType;
  @Field(() => [TeamConcernEnum]) concerns: TeamConcern[];
  @Field(() => Int) players: number;
  @Field(() => Int) swedes: number;
  @Field(() => Date, { nullable: true, description: 'null: never, or there is no account' })
  captainSeenAt: string | null;
  @Field(() => Int, { description: 'Series lost by walkover' }) walkovers: number;
}

@ObjectType('WeekHealth', { description: 'A game week of the tables of a season' })
export class WeekHealthType {
  @Field(() => Int) week: number;
  @Field(() => Int) series: number;
  @Field(() => Int, { description: "Played by the week's last day" }) onTime: number;
  @Field(() => Int, { description: 'Played after it' }) afterwards: number;
  @Field(() => Int) walkovers: number;
}

@ObjectType('EndingSanction', { description: 'A sanction that ends within fourteen days' })
export class EndingSanctionType {
  @Field(() => Int) id: number;
  @Field(() => String, { description: 'Of the player or the team' }) name: string;
  @Field(() => String, { description: 'YYYY-MM-DD' }) endsOn: string;
}

@ObjectType('StaffWork', { description: 'What a member of staff has done in the last thirty days' })
export class StaffWorkType {
  @Field(() => Int) userId: number;
  @Field(() => String) name: string;
  @Field(() => Int) acts: number;
  @Field(() => Date) latestAt: string;
}

@ObjectType('SeasonHealth', { description: 'What staff look after in a season' })
export class SeasonHealthType {
  @Field(() => SeasonRefType) season: SeasonRefType;
  @Field(() => String, { description: 'YYYY-MM-DD, the last day' }) endsOn: string;
  @Field(() => Int, { description: 'A begun week counts; 0 after the last day' }) weeksLeft: number;
  @Field(() => [DivisionHealthType], { description: 'The top division first, then stages' })
  divisions: DivisionHealthType[];
  @Field(() => [TeamHealthType], { description: 'Those about which there is a concern; none when the season is over' })
  teams: TeamHealthType[];
  @Field(() => [WeekHealthType]) weeks: WeekHealthType[];
  @Field(() => [EndingSanctionType], { description: 'The next first' }) sanctions: EndingSanctionType[];
  @Field(() => [StaffWorkType], { description: 'Who has done most first' }) staff: StaffWorkType[];
  @Field(() => Int) openRequests: number;
  @Field(() => Date, { nullable: true, description: 'null: no request waits' }) oldestRequestAt: string | null;
  @Field(() => SeasonRefType, { nullable: true, description: 'null: sign-up is for no season' })
  signupSeason: SeasonRefType | null;
  @Field(() => Int, { description: 'Teams that have signed up for it' }) signedUp: number;
  @Field(() => Int, { description: 'Teams in the tables of this season' }) places: number;
}
