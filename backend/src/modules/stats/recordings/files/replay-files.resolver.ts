import { Extensions, Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../../platform/access/access.decorators.ts';
import type { ReplayFileFilter } from './replay-file-list.ts';
import { pagesOf } from '../../../../platform/graphql/costs.ts';
import { MOST, ReplayFileListService } from './replay-file-list.service.ts';
import { RereadReplayService } from './reread-replay.service.ts';
import { RecordingChoiceService } from './recording-choice.service.ts';
import {
  ChooseRecordingInput,
  ChooseRecordingResult,
  ReplayFileFilterEnum,
  ReplayFilePageType,
  ReplayFileResult,
  SeriesReplayType,
} from './replay-files.type.ts';

/** Kept replay files, for staff. */
@Resolver()
export class ReplayFilesResolver {
  constructor(
    private readonly files: ReplayFileListService,
    private readonly rereading: RereadReplayService,
    private readonly choices: RecordingChoiceService,
  ) {}

  @Roles('admin', 'divisionadmin')
  @Extensions(pagesOf(MOST))
  @Query(() => ReplayFilePageType, { description: 'What became of the kept replay files' })
  replayFiles(
    @Args('filter', { type: () => ReplayFileFilterEnum, defaultValue: 'failed' }) filter: ReplayFileFilter,
    @Args('first', { type: () => Int, defaultValue: 50 }) first: number,
  ): Promise<ReplayFilePageType> {
    return this.files.page(filter, first);
  }

  @Roles('admin', 'divisionadmin')
  @Query(() => [SeriesReplayType], {
    description: 'The games of a series that were filled from files, and their files',
  })
  seriesReplays(
    @CurrentActor() actor: Actor,
    @Args('seriesId', { type: () => Int }) seriesId: number,
  ): Promise<SeriesReplayType[]> {
    return this.files.ofSeries(actor, seriesId);
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => ChooseRecordingResult, { description: 'Reads the statistics of a game from another recording of it' })
  async chooseRecording(@CurrentActor() actor: Actor, @Args('input') input: ChooseRecordingInput) {
    return { games: await this.choices.choose(actor, input) };
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => ReplayFileResult, { description: 'Reads a file again that could not be read' })
  rereadReplayFile(@CurrentActor() actor: Actor, @Args('sha256', { type: () => ID }) sha256: string) {
    return this.rereading.reread(actor, sha256);
  }
}
