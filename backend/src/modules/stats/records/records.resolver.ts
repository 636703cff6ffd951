import { Args, ArgsType, Extensions, Field, Int, Query, Resolver } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import { Public } from '../../../platform/access/access.decorators.ts';
import { HISTORY } from '../../../platform/graphql/costs.ts';
import { RecordsService } from './records.service.ts';
import { RecordsType } from './records.type.ts';

@ArgsType()
class RecordsArgs {
  @Field(() => Int, { nullable: true, description: 'Only this season, without careers. null: all seasons' })
  @IsOptional()
  @IsInt()
  seasonId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Only divisions of this rank, 1 is the top' })
  @IsOptional()
  @IsInt()
  level?: number | null;

  @Field(() => String, { nullable: true, description: 'Only divisions of exactly this name, in all seasons' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  divisionName?: string | null;
}

/** The league's records. */
@Resolver()
export class RecordsResolver {
  constructor(private readonly records: RecordsService) {}

  @Public()
  @Extensions(HISTORY)
  @Query(() => RecordsType, { name: 'records', description: 'The records of games, series, seasons and careers' })
  find(@Args() { seasonId = null, level = null, divisionName = null }: RecordsArgs): Promise<RecordsType> {
    return this.records.find({ seasonId, level, divisionName });
  }
}
