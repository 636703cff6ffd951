import { gunzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../../../domain/league-error.ts';
import { decodeTrack } from '../../../../domain/recordings/track/decode-track.ts';
import type { Track } from '../../../../domain/recordings/track/track.ts';
import { SeriesService } from '../../../series/series.service.ts';
import type { SeriesFieldPlay } from './field-play.ts';
import { FieldPlayRepository } from './field-play.repository.ts';
import { TracksRepository } from './tracks.repository.ts';
import type { StoredTrack } from './tracks.repository.ts';

const DIGEST = /^[0-9a-f]{64}$/;

/** Reads what happened on the field. */
@Injectable()
export class FieldPlayService {
  constructor(
    private readonly series: SeriesService,
    private readonly plays: FieldPlayRepository,
    private readonly tracks: TracksRepository,
  ) {}

  /** A series' field play, empty when no game has any; refuses an unknown id with SERIES_NOT_FOUND. */
  async ofSeries(id: number): Promise<SeriesFieldPlay> {
    const series = await this.series.findById(id);
    if (!series) throw new LeagueError('SERIES_NOT_FOUND', 'match.could-not-find');
    return (await this.plays.findAllBySeries([id])).get(id) ?? { seriesId: id, games: [], whole: null };
  }

  /** A track by its digest. One whose game is gone, or was read again, is refused with NOT_FOUND like an unknown one. */
  async track(digest: string): Promise<StoredTrack> {
    const track = DIGEST.test(digest) ? await this.tracks.findByDigest(digest) : null;
    if (!track) throw new LeagueError('NOT_FOUND', 'api.error.not-found');
    return track;
  }

  /** A track as a game is watched; null when there is none of this digest, or it cannot be read. */
  async decodedTrack(digest: string): Promise<Track | null> {
    const stored = DIGEST.test(digest) ? await this.tracks.findByDigest(digest) : null;
    if (!stored) return null;
    const decoded = decodeTrack(gunzipSync(stored.bytes));
    return decoded.status === 'read' ? decoded.track : null;
  }
}
