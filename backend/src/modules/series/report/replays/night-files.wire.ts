import { ApiProperty } from '@nestjs/swagger';
import { NIGHT_WARNINGS, type NightWarning } from '../../../../domain/replays/night-time.ts';
import { NIGHT_STATUSES, type NightFile } from '../../../../domain/replays/night-files.ts';
import { FileRefusalWire } from './replay-proposal.wire.ts';

/** One file of a night, and its series. */
export class NightFileWire {
  @ApiProperty() name: string;
  @ApiProperty({ type: String, nullable: true, description: 'Of what was sent' }) sha256: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Names its game: the numbers, and when it began if known' })
  replayDigest: string | null;
  @ApiProperty({ type: Date, nullable: true }) playedAt: Date | null;
  @ApiProperty({
    enum: NIGHT_STATUSES,
    description:
      'found: the first series; several: one of them; stored: a game of the series already has it; double: of the same game as another file of the call',
  })
  status: NightFile['status'];
  @ApiProperty({ type: [Number], description: 'After the found one, those where it could belong too' })
  seriesIds: number[];
  @ApiProperty({ enum: NIGHT_WARNINGS, isArray: true }) warnings: NightWarning[];
  @ApiProperty({ type: FileRefusalWire, nullable: true, description: 'Why it has no one series' })
  refusal: FileRefusalWire | null;
}

/** The series of a night's files. Nothing of this is stored. */
export class NightFilesWire {
  @ApiProperty({ description: 'The headers alone are not enough here: send the whole files' }) needsWholeFiles: boolean;
  @ApiProperty({ type: [NightFileWire], description: 'In the order of the upload' }) files: NightFileWire[];
}
