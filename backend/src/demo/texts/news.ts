/** The demo league's news: about its seasons, and about other things. */
import { numberedSlug, slugOf } from '../../domain/publishing/news.ts';
import { addDays, instantAt, dayOf } from '../league/calendar.ts';
import type { SeasonBatch } from '../make-league.ts';
import type { PostPictures } from './news-pictures.ts';
import { COMING_TEXT, DRAFT_TEXT, NEWS_CATEGORIES, STANDING_TEXTS } from './news-texts.ts';
import type { NewsCategoryName, StandingText } from './news-texts.ts';
import { standingsOf } from '../play/ties.ts';

export interface NewsRow {
  id: number;
  categoryId: number;
  slug: string;
  title: string;
  description: string;
  content: string;
  thumbnail: string | null;
  image: string | null;
  authorUserId: number;
  publishedAt: Date | null;
}

/** The writers of the posts. */
interface Writers {
  writer: number;
  admin: number;
}

type Story = Pick<NewsRow, 'title' | 'description' | 'content' | 'publishedAt'> & { category: NewsCategoryName };

/** The most seasons with news. Older ones get none. */
const SEASONS_TOLD = 9;

/** Collects the news of the seasons while they are played, and writes all posts at the end. */
export class NewsDesk {
  private readonly stories: Story[] = [];

  constructor(private readonly now: Date) {}

  /** The news of a season: its start and its winner. */
  follow(season: SeasonBatch): void {
    this.stories.push(beginningOf(season));
    const end = instantAt(addDays(season.endsOn, 1), 12);
    if (end < this.now) this.stories.push(endOf(season, end));
  }

  /** The posts, oldest first. Each has the address that is made from its title. */
  rows({ writer, admin }: Writers, pictures: ReadonlyMap<NewsCategoryName, readonly PostPictures[]>): NewsRow[] {
    const told = [...this.stories.slice(-2 * SEASONS_TOLD), ...this.standing()];
    const time = ({ publishedAt }: Story): number => publishedAt?.getTime() ?? Infinity;
    const taken = new Set<string>();
    return told
      .sort((a, b) => time(a) - time(b))
      .map(({ category, ...story }, index) => ({
        ...story,
        ...picturesOf(pictures.get(category) ?? [], index),
        id: index + 1,
        categoryId: NEWS_CATEGORIES.indexOf(category) + 1,
        slug: unused(slugOf(story.title), taken),
        authorUserId: category === 'Föreningen' ? admin : writer,
      }));
  }

  private standing(): Story[] {
    const today = dayOf(this.now);
    const told = ({ daysAgo, ...text }: StandingText): Story => ({
      ...text,
      publishedAt: instantAt(addDays(today, -daysAgo), 17.5),
    });
    return [...STANDING_TEXTS.map(told), told(COMING_TEXT), { ...told(DRAFT_TEXT), publishedAt: null }];
  }
}

function beginningOf({ name, startsOn, divisions }: SeasonBatch): Story {
  const rows = divisions.map((division) => `| ${division.name} | ${division.teams.length} |`);
  const teams = divisions.reduce((sum, division) => sum + division.teams.length, 0);
  return {
    category: 'Säsonger',
    title: `${name} är i gång`,
    description: `${teams} lag i ${divisions.length} divisioner gör upp de kommande veckorna.`,
    content: [
      `Nu är ${name.toLowerCase()} lottad och de första serierna är spelade. Så här ser divisionerna ut:`,
      ['| Division | Lag |', '| --- | ---: |', ...rows].join('\n'),
      'Kom ihåg att bestämma tid för veckans serie senast onsdag klockan 20.00. **Lycka till allihop.**',
    ].join('\n\n'),
    publishedAt: instantAt(addDays(startsOn, 1), 9.25),
  };
}

function endOf({ name, divisions }: SeasonBatch, publishedAt: Date): Story {
  const winners = divisions.map((division) => {
    const table = standingsOf(division);
    const names = table.slice(0, 2).map((row) => division.teams.find(({ team }) => team.id === row.teamId)?.name ?? '');
    return { division: division.name, first: names[0] ?? '', second: names[1] ?? '' };
  });
  const champion = winners[0]?.first ?? '';
  return {
    category: 'Säsonger',
    title: `${champion} vinner ${name.toLowerCase()}`,
    description: `${winners[0]?.division}: ${champion} före ${winners[0]?.second}. Här är alla divisioners vinnare.`,
    content: [
      `Sista spelveckan är över och **${champion}** är mästare. Grattis.`,
      [
        '| Division | Etta | Tvåa |',
        '| --- | --- | --- |',
        ...winners.map(({ division, first, second }) => `| ${division} | ${first} | ${second} |`),
      ].join('\n'),
      '- Priserna delas ut inom 30 dagar.\n- Anmälan till nästa säsong öppnar om två veckor.',
      'Tack till alla lag, admin och tittare.',
    ].join('\n\n'),
    publishedAt,
  };
}

/** The variants take turns. One post in three has no banner, as some real posts have none. */
function picturesOf(variants: readonly PostPictures[], index: number): Pick<NewsRow, 'thumbnail' | 'image'> {
  const drawn = variants[index % variants.length];
  return { thumbnail: drawn?.thumbnail ?? null, image: index % 3 === 2 ? null : (drawn?.image ?? null) };
}

function unused(slug: string, taken: Set<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number++) free = numberedSlug(slug, number);
  taken.add(free);
  return free;
}
