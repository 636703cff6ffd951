import { Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../../platform/access/access.decorators.ts';
import { LiveStreamService } from './live-stream.service.ts';
import { LiveStreamType } from './live-stream.type.ts';

@Resolver()
export class LiveStreamResolver {
  constructor(private readonly streams: LiveStreamService) {}

  @Public()
  @Query(() => LiveStreamType, { nullable: true, description: 'null: the league has no channel' })
  liveStream(): Promise<LiveStreamType | null> {
    return this.streams.status();
  }
}
