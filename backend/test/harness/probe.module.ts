import { Body, Controller, Get, Module, Param, Post, Query as QueryParam } from '@nestjs/common';
import { Args, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { IsInt, Max, Min } from 'class-validator';
import type { Actor } from '../../src/domain/actor.ts';
import { LeagueError } from '../../src/domain/league-error.ts';
import { CurrentActor, Public, Roles, SignedIn } from '../../src/platform/access/access.decorators.ts';
import { resultOf } from '../../src/platform/errors/problem.type.ts';
import { Envelope } from '../../src/platform/rest/envelope.ts';
import { IdPipe } from '../../src/platform/rest/params.ts';

class ProbeBody {
  @IsInt() @Min(1) @Max(5) count: number;
  accessToken?: unknown;
}

@Controller('probe')
class ProbeController {
  @Get('undeclared') undeclared(): string {
    return 'open';
  }
  @Public() @Get('public') open(): { anyone: boolean } {
    return { anyone: true };
  }
  @SignedIn() @Get('hidden/:accessToken/who') byPath(@CurrentActor() actor: Actor): { userId: number | null } {
    return { userId: actor.userId };
  }
  @SignedIn() @Get('who') who(@CurrentActor() actor: Actor): { userId: number | null } {
    return { userId: actor.userId };
  }
  @SignedIn() @Envelope() @Post('write') write(): string {
    return 'api.probe.done';
  }
  @Roles('admin', 'divisionadmin') @Get('staff') staff(): { ok: boolean } {
    return { ok: true };
  }
  @Public() @Get('thing/:thingId') thing(@Param('thingId', IdPipe) id: number): { id: number } {
    return { id };
  }
  @Public() @Get('things') things(@QueryParam('page', IdPipe) page: number): { page: number } {
    return { page };
  }
  @Public() @Envelope() @Post('count') count(@Body() body: ProbeBody): number {
    return body.count;
  }
  @Public() @Get('refusal') refusal(): never {
    throw new LeagueError('OWN_TEAM', 'api.series.own-team', { field: 'teamId', params: { name: 'A' } }, 'conflict');
  }
  @Public() @Get('fault') fault(): never {
    throw new Error('select secret from somewhere');
  }
}

@ObjectType('Probe')
class ProbeType {
  @Field(() => Int) count: number;
}
const ProbeResult = resultOf('ProbeResult', ProbeType);

@InputType('ProbeInput')
class ProbeInput {
  @Field(() => Int) @IsInt() @Min(1) @Max(5) count: number;
}

@Resolver()
class ProbeResolver {
  @Query(() => Int) undeclared(): number {
    return 1;
  }
  @SignedIn() @Query(() => Int) mine(): number {
    return 1;
  }
  @Roles('admin') @Query(() => Int) staffOnly(): number {
    return 1;
  }
  @Public() @Query(() => Int, { nullable: true }) broken(): number {
    throw new Error('select secret from somewhere');
  }
  @Public() @Mutation(() => ProbeResult) count(@Args('input') input: ProbeInput): ProbeType {
    if (input.count === 4)
      throw new LeagueError('LEVEL_GAME', 'api.series.level-game', { params: { game: 4 } }, 'conflict');
    return { count: input.count };
  }
}

/** Handlers that test the platform: one for each of its promises, and two without a declaration. */
@Module({ controllers: [ProbeController], providers: [ProbeResolver] })
export class ProbeModule {}
