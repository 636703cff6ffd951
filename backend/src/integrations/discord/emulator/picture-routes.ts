import { renderAsync } from '@resvg/resvg-js';
import { Router, type Request, type Response } from 'express';

const SIDE = 128;

/** The provider's image server: one drawn face for every account's picture, and no other pictures. */
export function pictureRoutes(): Router {
  const routes = Router();
  routes.get('/avatars/:id/:file', async (req: Request<{ id: string; file: string }>, res: Response) => {
    if (!/^\d{1,20}$/.test(req.params.id) || !req.params.file.endsWith('.png')) return void res.status(404).end();
    res.type('png').send(await face(Number(BigInt(req.params.id) % 360n)));
  });
  routes.use((_req, res) => void res.status(404).end());
  return routes;
}

/** Draws head and shoulders on a background of this hue, 0 to 359. */
async function face(hue: number): Promise<Buffer> {
  const ground = `<rect width="${SIDE}" height="${SIDE}" fill="hsl(${hue},45%,35%)"/>`;
  const person = '<g fill="#fff"><circle cx="64" cy="50" r="24"/><circle cx="64" cy="126" r="44"/></g>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${ground}${person}</svg>`;
  const drawn = await renderAsync(svg, { font: { loadSystemFonts: false }, logLevel: 'off' });
  return drawn.asPng();
}
