import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { SeasonRefType } from '../../refs/season-ref.type.ts';

@ObjectType('Dashboard', { description: 'Staff only: the league in numbers' })
export class DashboardType {
  @Field(() => Int) users: number;
  @Field(() => Int) usersWithPlayer: number;
  @Field(() => Int) teams: number;
  @Field(() => Int) activeTeams: number;
  @Field(() => SeasonRefType, {
    nullable: true,
    description: 'The season of the sign-ups; null: there is none',
  })
  season: SeasonRefType | null;
  @Field(() => Int) signedUpTeams: number;
  @Field(() => Float, { nullable: true, description: 'Players in a team on average; null without an active team' })
  playersPerActiveTeam: number | null;
  @Field(() => Int, { description: 'To be played from Monday to Sunday of this week, and without a result' })
  unreportedThisWeek: number;
  @Field(() => Int, { nullable: true, description: 'null for roles that decide none' })
  openRequests: number | null;
  @Field(() => Int, { nullable: true, description: 'Tasks for the chat that failed; null for the same roles' })
  failedChatTasks: number | null;
}

@ObjectType('DayCount', { description: 'A day on which there was something new' })
export class DayCountType {
  @Field(() => String, { description: 'A Swedish day, YYYY-MM-DD' }) date: string;
  @Field(() => Int, { description: 'New on that day' }) count: number;
  @Field(() => Int, { description: 'In all, when the day was over' }) total: number;
}

@ObjectType('DashboardGrowth', { description: 'Staff only: growth by day' })
export class DashboardGrowthType {
  @Field(() => [DayCountType], { description: 'By the day on which they joined the league' }) players: DayCountType[];
  @Field(() => [DayCountType], { description: 'By the day they signed up for that season' })
  signedUpTeams: DayCountType[];
}
