// A Chromium to control: the one inside @sparticuz/chromium (Linux x64), or the one in CHROMIUM.
import { chromium } from 'playwright-core';

/** Unpacks the packaged browser, if it is not unpacked yet. Two processes must not do that at the same time. */
export async function unpackBrowser() {
  if (process.env.CHROMIUM || process.platform !== 'linux' || process.arch !== 'x64') return;
  const { default: packed } = await import('@sparticuz/chromium');
  await packed.executablePath();
}

/** Starts a headless browser; close() it when done. Works as root and without system packages. */
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
  // The package's flags are for serverless hosts: one process for everything, and no web security. A visitor's browser
  // has neither. They also draw with an emulated graphics card, which is the slowest part of a journey.
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
