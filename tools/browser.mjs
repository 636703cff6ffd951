// A Chromium to drive: the one inside @sparticuz/chromium (Linux x64), or the one that CHROMIUM names.
import { chromium } from 'playwright-core';

/** Unpacks the browser that npm brings, if it is not yet: two processes must not do that at once. */
export async function unpackBrowser() {
  if (process.env.CHROMIUM || process.platform !== 'linux' || process.arch !== 'x64') return;
  const { default: packed } = await import('@sparticuz/chromium');
  await packed.executablePath();
}

/** Launches a headless browser; close() it when done. Works as root and without system packages. */
export async function launchBrowser() {
  if (process.env.CHROMIUM) {
    return chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'the browser that npm brings is for Linux on x64: set CHROMIUM to the path of a Chromium or Chrome',
    );
  }
  const { default: packed } = await import('@sparticuz/chromium');
  // The packed flags are for serverless hosts: one process for everything, and no web security. Neither is a visitor's
  // browser. They also draw with an emulated graphics card, which costs more than all the rest of a journey.
  const unwanted = new Set([
    '--single-process',
    '--no-zygote',
    '--disable-web-security',
    '--allow-running-insecure-content',
    '--ignore-gpu-blocklist',
    '--in-process-gpu',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ]);
  const flags = packed.args.filter((flag) => !unwanted.has(flag) && !flag.startsWith('--headless'));
  return chromium.launch({
    executablePath: await packed.executablePath(),
    args: [...flags, '--disable-gpu', '--disable-software-rasterizer'],
  });
}
