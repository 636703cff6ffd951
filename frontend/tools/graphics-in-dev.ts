import type { Plugin } from 'vite';

/** In development, sends the page of the broadcast graphics for their addresses, as the server does (platform/web/site.ts). */
export const graphicsInDev = (): Plugin => ({
  name: 'graphics-in-dev',
  apply: 'serve',
  configureServer: ({ middlewares }) =>
    void middlewares.use((req, _res, next) => {
      if (/^\/overlay\//.test(req.url ?? '')) req.url = '/overlay.html';
      next();
    }),
});
