import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodeReplay } from '../../src/integrations/replay-parser/testing/replay-encoder.ts';
import type { Actor } from '../../src/domain/actor.ts';
import { Image } from '../../src/modules/content/media/image.entity.ts';
import { ReplayContent } from '../../src/modules/stats/recordings/files/replay-content.entity.ts';
import { KeptReplayFile } from '../../src/modules/stats/recordings/files/replay-file.entity.ts';
import { User } from '../../src/modules/auth/users/user.entity.ts';
import { linkPlayer } from '../harness/accounts.ts';
import type { TestApp } from '../harness/app.ts';
import { signIn, type Browser } from '../harness/browser.ts';
import { weekLeague } from './week-league.ts';

/** The answer to an upload. */
export interface UploadAnswer {
  status: number;
  CODE?: number;
  MESSAGE?: string;
  name?: string;
}

const answerOf = async (answer: Response): Promise<UploadAnswer> => ({
  ...((await answer.json()) as object),
  status: answer.status,
});

/** A picture that cannot be packed: about three bytes for each of its pixels. */
export function noisePicture(side: number, seed = Math.random()): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * 3);
  let state = Math.floor(seed * 2 ** 31) | 1;
  for (let at = 0; at < pixels.length; at++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    pixels[at] = state;
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
}

/** Sends uploads to an instance as an admin, and looks at what is left of them. */
export class Uploads {
  private games = 0;

  private constructor(
    private readonly app: TestApp,
    private readonly admin: Browser,
    private readonly seriesId: number,
  ) {}

  /** @param first the instance that made the database */
  static async to(first: TestApp): Promise<Uploads> {
    await linkPlayer(first.db, 'admin', { roles: ['admin'] });
    const world = await weekLeague(first.db, '2020-03-16');
    const seriesId = await world.series({ scheduledAt: new Date('2020-03-18T18:00:00Z') });
    return new Uploads(first, await signIn(first, 'admin'), seriesId);
  }

  /** The same, to another instance with the same database. */
  async alsoTo(app: TestApp): Promise<Uploads> {
    return new Uploads(app, await signIn(app, 'admin'), this.seriesId);
  }

  /** Who sends. */
  async actor(): Promise<Actor> {
    const { id: userId } = await this.app.db.repo(User).findOneByOrFail({ discordUsername: 'admin' });
    return { userId, playerId: null, roles: ['admin'], sessionId: null, isMember: false, nationality: null };
  }

  /** Sends a picture, as a file or as text. */
  async picture(bytes: Buffer, isText = false): Promise<UploadAnswer> {
    if (isText)
      return answerOf(
        await this.admin.post('/api/images', { image: `data:image/png;base64,${bytes.toString('base64')}` }),
      );
    const body = new FormData();
    body.set('file', new Blob([Uint8Array.from(bytes)]), 'a.png');
    return answerOf(await this.admin.fetch('/api/images', { method: 'POST', body }));
  }

  /** Sends a replay file with this many bytes behind its header. */
  async replay(bytes = 0): Promise<UploadAnswer> {
    const round = (this.games += 1);
    const header = encodeReplay({
      id: `upload-${round}-${Math.random()}`,
      teamSize: 1,
      blueGoals: 1,
      players: [
        { name: 'Blue', platform: 'steam', accountId: '76561190000000001', team: 0, goals: 1, score: round },
        { name: 'Orange', platform: 'steam', accountId: '76561190000000002', team: 1 },
      ],
    });
    const body = new FormData();
    body.append('files', new File([Uint8Array.from(header), new Uint8Array(bytes)], '1.replay'));
    return answerOf(
      await this.admin.fetch(`/api/admin/series/${this.seriesId}/replay-files`, { method: 'POST', body }),
    );
  }

  /** The rows of all uploads. A picture's small copy belongs to it. */
  async rows(): Promise<string[]> {
    const { db } = this.app;
    const images = await db.repo(Image).find();
    const contents = await db.repo(ReplayContent).find();
    const replays = await db.repo(KeptReplayFile).find();
    return [
      ...images.flatMap(({ name }) => [`pending/${name}`, `pending/${name.replace('.png', '-96.webp')}`]),
      ...new Set([...contents, ...replays].map(({ sha256 }) => `replays/${sha256}.replay`)),
    ].sort();
  }

  /** The files of all uploads in the instance's folders, also parts of them. */
  async files(): Promise<string[]> {
    const [uploads, incoming] = ['uploads', 'incoming'].map((name) => join(this.app.dataDir, name));
    const under = async (folder = '') =>
      (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) =>
        entry.isFile(),
      );
    return [
      ...(await under(uploads)).map(({ parentPath, name }) => join(parentPath, name).slice(`${uploads}/`.length)),
      ...(await under(incoming)).map(({ name }) => `incoming/${name}`),
    ].sort();
  }
}
