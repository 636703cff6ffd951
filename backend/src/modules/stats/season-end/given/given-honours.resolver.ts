import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../../platform/access/access.decorators.ts';
import { toSlice } from '../../../../platform/graphql/table-filter.type.ts';
import { GivenHonoursService } from './given-honours.service.ts';
import {
  ChangeHonourInput,
  ChooseSeasonGoalInput,
  GiveHonourInput,
  GivenHonoursResult,
  GivenHonoursType,
  RecordedGoalFilter,
  RecordedGoalPageType,
  RemoveHonourInput,
} from './given-honours.type.ts';

/** The honours that admins give in a settled season. */
@Resolver()
export class GivenHonoursResolver {
  constructor(private readonly honours: GivenHonoursService) {}

  @Roles('admin')
  @Query(() => GivenHonoursType, { description: 'Also while the season is open, when nobody else sees them' })
  givenHonours(@Args('seasonId', { type: () => Int }) seasonId: number): Promise<GivenHonoursType> {
    return this.honours.ofSeason(seasonId);
  }

  @Roles('admin')
  @Query(() => RecordedGoalPageType, { description: 'The goals of a season that recordings have' })
  seasonRecordedGoals(@Args('filter') filter: RecordedGoalFilter): Promise<RecordedGoalPageType> {
    return this.honours.recordedGoals(filter.seasonId, toSlice(filter));
  }

  @Roles('admin')
  @Mutation(() => GivenHonoursResult, {
    description: "One of the staff's own, published at once. Refused with SEASON_OPEN in a season that is not settled",
  })
  giveHonour(@CurrentActor() actor: Actor, @Args('input') { seasonId, playerId, teamId, ...words }: GiveHonourInput) {
    const subject = { playerId: playerId ?? null, teamId: teamId ?? null };
    return this.honours.give(actor, seasonId, subject, wordsOf(words));
  }

  @Roles('admin')
  @Mutation(() => GivenHonoursResult, { description: 'What it is called, and what it was given for' })
  changeHonour(@CurrentActor() actor: Actor, @Args('input') { id, version, ...words }: ChangeHonourInput) {
    return this.honours.change(actor, { id, version }, wordsOf(words));
  }

  @Roles('admin')
  @Mutation(() => GivenHonoursResult, { description: 'Takes an honour away, also the goal of the season' })
  removeHonour(@CurrentActor() actor: Actor, @Args('input') input: RemoveHonourInput) {
    return this.honours.remove(actor, input);
  }

  @Roles('admin')
  @Mutation(() => GivenHonoursResult, { description: 'Chooses the goal of a settled season, or another one' })
  chooseSeasonGoal(@CurrentActor() actor: Actor, @Args('input') input: ChooseSeasonGoalInput) {
    const { seasonId, seriesId, game, goal, version, textSv, textEn } = input;
    const texts = { textSv: textSv ?? null, textEn: textEn ?? null };
    return this.honours.chooseGoal(actor, seasonId, { seriesId, game, goal, version: version ?? null, ...texts });
  }
}

const wordsOf = ({
  nameSv,
  nameEn,
  textSv,
  textEn,
}: Pick<ChangeHonourInput, 'nameSv' | 'nameEn' | 'textSv' | 'textEn'>) => ({
  ...{ nameSv, nameEn, textSv: textSv ?? null, textEn: textEn ?? null },
});
