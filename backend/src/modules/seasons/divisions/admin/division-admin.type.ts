import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsBoolean, IsIn, IsInt, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { BAND_MEANINGS } from '../../../../domain/competition/standings/band-meaning.ts';
import type { BandMeaning } from '../../../../domain/competition/standings/band-meaning.ts';
import { TABLE_FORMATS } from '../../../../domain/series/series-format.ts';
import type { SeriesFormat } from '../../../../domain/series/series-format.ts';
import { resultOf } from '../../../../platform/errors/problem.type.ts';
import { SeenVersion } from '../../../../platform/graphql/seen-version.ts';
import { SeasonRefType } from '../../../refs/season-ref.type.ts';
import { TeamRefType } from '../../../refs/team-ref.type.ts';
import { SeriesFormatEnum } from '../../series-format.type.ts';
import { BandMeaningEnum } from '../band-meaning.type.ts';
import { PlacementBandType } from '../division.type.ts';

/** A first limit for every text; the rules have shorter ones. */
const LONG = 2000;
const MOST_TEAMS = 100;
const MOST_BANDS = 100;

@ObjectType('DivisionEntry', { description: 'A team of a division with what staff have decided about it' })
export class DivisionEntryType {
  @Field(() => TeamRefType) team: TeamRefType;
  @Field(() => Boolean) isDisqualified: boolean;
  @Field(() => Boolean, { description: 'Its results are annulled: they count for no team' })
  areResultsAnnulled: boolean;
  @Field(() => Int) adjustment: number;
  @Field(() => String, { nullable: true }) adjustmentReason: string | null;
  @Field(() => Int, { nullable: true }) decider: number | null;
  @Field(() => String, { nullable: true }) deciderReason: string | null;
  @Field(() => Int) seriesCount: number;
}

@ObjectType('DivisionVersions', { description: 'Another value than before: that part of the division has changed' })
export class DivisionVersionsType {
  @Field(() => String, { description: 'Name, admin, format and rank' }) info: string;
  @Field(() => String, { description: 'Colours of the table' }) bands: string;
  @Field(() => String, { description: 'Its teams and their order' }) teams: string;
  @Field(() => String, { description: 'Its series, with their times and results' }) schedule: string;
}

@ObjectType('AdminDivision', { description: 'A division as staff see it' })
export class AdminDivisionType {
  @Field(() => Int) id: number;
  @Field(() => String) name: string;
  @Field(() => String) discriminator: string;
  @Field(() => SeasonRefType) season: SeasonRefType;
  @Field(() => Boolean, { description: 'Staff have settled the season: nothing changes that decides its places' })
  isSeasonSettled: boolean;
  @Field(() => Int, { description: '1 is the top; divisions beside each other share a rank' }) rank: number;
  @Field(() => SeriesFormatEnum) format: SeriesFormat;
  @Field(() => Int, { nullable: true }) divisionAdminUserId: number | null;
  @Field(() => Int, { nullable: true }) adminPlayerId: number | null;
  @Field(() => String, { nullable: true }) adminNickname: string | null;
  @Field(() => [PlacementBandType]) bands: PlacementBandType[];
  @Field(() => [DivisionEntryType], { description: "In staff's order" }) entries: DivisionEntryType[];
  @Field(() => Int) seriesCount: number;
  @Field(() => Int) reportedCount: number;
  @Field(() => Int, { description: 'The last week with a series' }) weeks: number;
  @Field(() => Int, { description: 'Weeks with a series that is not reported' }) weeksLeft: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The week with the series whose time is nearest; without times the first one with a series to play',
  })
  presentWeek: number | null;
  scheduleState: string;
}

export const AdminDivisionResult = resultOf('AdminDivisionResult', AdminDivisionType);

@ObjectType('DivisionSummary', { description: 'A division in the list of the back office' })
export class DivisionSummaryType {
  @Field(() => Int) divisionId: number;
  @Field(() => String) division: string;
  @Field(() => Int) seasonId: number;
  @Field(() => String) season: string;
  @Field(() => Boolean) isCurrentSeason: boolean;
  @Field(() => String, { nullable: true }) adminNickname: string | null;
  @Field(() => Int, { nullable: true }) adminPlayerId: number | null;
  @Field(() => Int) teamCount: number;
  @Field(() => Int) seriesCount: number;
}

@ObjectType('DivisionTeamCandidate', { description: 'A team that could join a division' })
export class DivisionTeamCandidateType {
  @Field(() => TeamRefType) team: TeamRefType;
  @Field(() => Boolean, { description: "Signed up for the division's season" }) isSignedUp: boolean;
}

@ObjectType('DivisionAdminCandidate', { description: 'An account that may run divisions' })
export class DivisionAdminCandidateType {
  @Field(() => Int) userId: number;
  @Field(() => String) nickname: string;
}

@InputType()
export class CreateDivisionInput {
  @Field(() => String) @IsString() @MaxLength(LONG) name: string;
  @Field(() => Int) @IsInt() seasonId: number;
}

@InputType()
export class SaveDivisionInput {
  @Field(() => Int) @IsInt() divisionId: number;
  @Field(() => String) @IsString() @MaxLength(LONG) name: string;
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() divisionAdminUserId: number | null;
  @Field(() => SeriesFormatEnum) @IsIn(TABLE_FORMATS) format: SeriesFormat;
  @Field(() => Int, { nullable: true, description: 'Left out: it stays' }) @IsOptional() @IsInt() rank?: number | null;
  @SeenVersion('`AdminDivision.versions.info`') version: string;
}

@InputType()
export class PlacementBandInput {
  @Field(() => Int) @IsInt() fromPosition: number;
  @Field(() => Int) @IsInt() toPosition: number;
  @Field(() => String) @IsString() @MaxLength(LONG) hex: string;
  @Field(() => String) @IsString() @MaxLength(LONG) descriptionSv: string;
  @Field(() => String) @IsString() @MaxLength(LONG) descriptionEn: string;
  @Field(() => BandMeaningEnum, {
    nullable: true,
    description: 'Left out: what the words say; null: the words are all that is known',
  })
  @IsOptional()
  @IsIn(BAND_MEANINGS)
  meaning?: BandMeaning | null;
}

@InputType()
export class SavePlacementBandsInput {
  @Field(() => Int) @IsInt() divisionId: number;
  @Field(() => [PlacementBandInput])
  @ArrayMaxSize(MOST_BANDS)
  @ValidateNested({ each: true })
  @Type(() => PlacementBandInput)
  bands: PlacementBandInput[];
  @SeenVersion('`AdminDivision.versions.bands`') version: string;
}

@InputType()
export class SaveDivisionTeamsInput {
  @Field(() => Int) @IsInt() divisionId: number;
  @Field(() => [Int], { description: "In staff's order" })
  @ArrayMaxSize(MOST_TEAMS)
  @IsInt({ each: true })
  teamIds: number[];
  @SeenVersion('`AdminDivision.versions.teams`') version: string;
}

@InputType()
export class DecideDivisionTeamInput {
  @SeenVersion('`DivisionEntry.version`') version: string;
  @Field(() => Int) @IsInt() divisionId: number;
  @Field(() => Int) @IsInt() teamId: number;
  @Field(() => Boolean) @IsBoolean() isDisqualified: boolean;
  @Field(() => String, { nullable: true, description: 'Needed for a disqualification' })
  @IsOptional()
  @IsString()
  @MaxLength(LONG)
  disqualificationReason: string | null = null;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Annul the results of a disqualified team: they count for no team',
  })
  @IsBoolean()
  areResultsAnnulled: boolean = false;
  @Field(() => Int) @IsInt() adjustment: number;
  @Field(() => String, { nullable: true, description: 'Needed for an adjustment' })
  @IsOptional()
  @IsString()
  @MaxLength(LONG)
  adjustmentReason: string | null = null;
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() decider: number | null = null;
  @Field(() => String, { nullable: true, description: 'Needed for a decider' })
  @IsOptional()
  @IsString()
  @MaxLength(LONG)
  deciderReason: string | null = null;
  @Field(() => [Int], {
    defaultValue: [],
    description: 'Unplayed series of a disqualified team that become walkovers against it',
  })
  @ArrayMaxSize(MOST_TEAMS)
  @IsInt({ each: true })
  walkoverSeriesIds: number[] = [];
}
