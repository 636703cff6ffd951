/** Draws the teams' pictures into files. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { streamOf } from '../play/chance.ts';
import { bannerSvg, crestSvg, liveryOf } from './crests.ts';
import type { DemoTeam } from '../model.ts';

/** The storage of pictures. The same name always has the same bytes. */
export interface ImageSink {
  put(name: string, bytes: Buffer): Promise<void>;
}

/** The side in px of the small crest beside a team's name. */
const SMALL_CREST = 96;
const AT_ONCE = 4;
/** One team in this many has a banner. */
const BANNER_EVERY = 3;
/** The most different crests. With more teams, crests are shared, because no one looks at thousands. */
const MAX_CRESTS = 160;

/**
 * Gives teams a logo, and some a banner, as paths under the API: `images/<hash>.png`, small `images/<hash>-96.webp`.
 */
export class Pictures {
  private readonly drawn: { logo: string; banner: string | null }[] = [];

  constructor(
    private readonly seed: number,
    private readonly sink: ImageSink,
  ) {}

  async giveTo(teams: readonly DemoTeam[]): Promise<void> {
    // the check of uploads disables this reader for the whole process
    sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
    const queue = [...teams];
    const work = async () => {
      for (let team = queue.shift(); team; team = queue.shift()) {
        Object.assign(team, team.id > MAX_CRESTS ? this.drawn[team.id % MAX_CRESTS] : await this.draw(team));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  /** A crest that belongs to no team yet. Returns its name, `<hash>.png`. */
  async spare(number: number, name: string): Promise<string> {
    const random = streamOf(this.seed, number, 10);
    return (await this.crest(crestSvg(random, liveryOf(random, name)))).replace('images/', '');
  }

  private async draw(team: DemoTeam): Promise<{ logo: string; banner: string | null }> {
    const random = streamOf(this.seed, team.id, 5);
    const livery = liveryOf(random, team.name);
    const logo = await this.crest(crestSvg(random, livery));
    const banner = team.id % BANNER_EVERY === 0 ? await this.banner(bannerSvg(random, livery)) : null;
    const drawn = { logo, banner };
    this.drawn[team.id % MAX_CRESTS] = drawn;
    return drawn;
  }

  private async crest(svg: string): Promise<string> {
    const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
    const raw = { raw: info };
    const [png, small] = await Promise.all([
      sharp(data, raw).png({ palette: true, colours: 48, effort: 2, dither: 0 }).toBuffer(),
      sharp(data, raw).resize(SMALL_CREST).webp({ quality: 85, effort: 2 }).toBuffer(),
    ]);
    const hash = hashOf(png);
    await this.sink.put(`${hash}.png`, png);
    await this.sink.put(`${hash}-${SMALL_CREST}.webp`, small);
    return `images/${hash}.png`;
  }

  private async banner(svg: string): Promise<string> {
    const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 48, effort: 2, dither: 0 }).toBuffer();
    const hash = hashOf(png);
    await this.sink.put(`${hash}.png`, png);
    return `images/${hash}.png`;
  }
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);
