import type { DemoAccount } from './demo-accounts.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const STYLE = `
  body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif;
    background: #14181f; color: #e8ebf0; }
  ul { list-style: none; margin: 1.5rem 0; padding: 0; display: grid; gap: .5rem; }
  button { width: 100%; padding: .7rem 1rem; border: 1px solid #5b6675; border-radius: 6px; background: #1e2530;
    color: inherit; font: inherit; text-align: left; cursor: pointer; }
  button:hover, button:focus-visible { border-color: #8ab8ff; outline: 2px solid #8ab8ff; }
  span { color: #b6bfcc; }`;

/**
 * The page where a visitor chooses an account. `query` is the authorization request, which is passed on with the
 * choice.
 */
export function authorizePage(accounts: readonly DemoAccount[], query: Readonly<Record<string, string>>): string {
  const hidden = Object.entries(query)
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('');
  const choices = accounts
    .map(
      ({ handle, about }) =>
        `<li><button name="login_hint" value="${escape(handle)}"><strong>${escape(handle)}</strong> <span>${escape(about)}</span></button></li>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Chat emulator: log in</title>
<style>${STYLE}</style></head>
<body><main>
<h1>Who do you want to be?</h1>
<p>No chat service is configured, so this page stands in for it. Choose an account of the demo league.</p>
<form method="get">${hidden}
<ul>
${choices}
</ul>
<button name="cancel" value="1">Cancel</button>
</form>
</main></body></html>`;
}

/** The page for a wrong authorization request. */
export function refusalPage(reason: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Chat emulator</title></head>
<body><main><h1>Invalid request</h1><p>${escape(reason)}</p></main></body></html>`;
}
