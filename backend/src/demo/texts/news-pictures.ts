/** Pictures of the demo's news, drawn by code: thumbnails and banners for each kind of post, in two variants. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { MOTIFS } from './crest-motifs.ts';
import { NEWS_CATEGORIES } from './news-texts.ts';
import type { NewsCategoryName } from './news-texts.ts';
import type { ImageSink } from './pictures.ts';

export interface PostPictures {
  thumbnail: string;
  image: string;
}

const SIZES = { thumbnail: [1000, 700], image: [1000, 250] } as const;

/** Background, second colour and light colour of each category. */
const COLOURS: Record<NewsCategoryName, readonly [string, string, string]> = {
  Säsonger: ['#16325C', '#2D5FA8', '#FFCD1F'],
  Ligan: ['#0B5563', '#128299', '#FFD9A0'],
  Regler: ['#2B2D42', '#4A4E69', '#F25F5C'],
  Föreningen: ['#0F4C3A', '#1D7A5C', '#F4D58D'],
  Community: ['#4B2A7B', '#7044B0', '#F7E733'],
};

const VARIANTS = [0, 1];

/** Draws all pictures into the store. Returns the variants of each category, by their paths under the API. */
export async function drawNewsPictures(sink: ImageSink): Promise<Map<NewsCategoryName, PostPictures[]>> {
  // the check of uploads disables this reader for the whole process
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  const drawn = await Promise.all(
    NEWS_CATEGORIES.map(async (category): Promise<[NewsCategoryName, PostPictures[]]> => {
      const pair = async (variant: number): Promise<PostPictures> => ({
        thumbnail: await draw(sink, svgOf(category, variant, SIZES.thumbnail)),
        image: await draw(sink, svgOf(category, variant, SIZES.image)),
      });
      return [category, await Promise.all(VARIANTS.map(pair))];
    }),
  );
  return new Map(drawn);
}

async function draw(sink: ImageSink, svg: string): Promise<string> {
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 32, effort: 2, dither: 0 }).toBuffer();
  const hash = createHash('sha256').update(png).digest('hex').slice(0, 32);
  await sink.put(`${hash}.png`, png);
  return `images/${hash}.png`;
}

/** Slanted stripes under the circle of a pitch, with the category's figure in it. */
function svgOf(category: NewsCategoryName, variant: number, [width, height]: readonly [number, number]): string {
  const [first, other, light] = COLOURS[category];
  const [ground, second] = variant === 0 ? [first, other] : [other, first];
  const motif = MOTIFS[(NEWS_CATEGORIES.indexOf(category) + variant * NEWS_CATEGORIES.length) % MOTIFS.length];
  const bands = [0, 1, 2, 3].map((band) => {
    const x = band * 280 - 60;
    return `M${x} ${height}L${x + 180} 0H${x + 290}L${x + 110} ${height}Z`;
  });
  const side = height * 0.5;
  const [x, y] = [width / 2, height / 2];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path d="M0 0H${width}V${height}H0Z" fill="${ground}"/><path d="${bands.join('')}" fill="${second}" opacity=".5"/>` +
    `<g fill="none" stroke="${light}" stroke-width="4" opacity=".6"><circle cx="${x}" cy="${y}" r="${side * 0.8}"/>` +
    `<path d="M${x} 0V${y - side * 0.8}M${x} ${y + side * 0.8}V${height}M24 24H${width - 24}V${height - 24}H24Z"/></g>` +
    `<g transform="translate(${x - side / 2} ${y - side / 2}) scale(${side / 100})">${motif ? motif(light, ground) : ''}</g></svg>`
  );
}
