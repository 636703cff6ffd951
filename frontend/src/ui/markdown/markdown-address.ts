import { chatPicture } from '../picture-source';

/** Where a written address leads, once it has been found harmless. */
export interface SafeAddress {
  kind: 'page' | 'file' | 'fragment' | 'external' | 'mail';
  /** What the browser may be given: a path on this site, or the whole address elsewhere. */
  href: string;
}

/** Elsewhere, only what a reader expects behind a link: the web and mail. */
const LINKED: Readonly<Record<string, 'external' | 'mail'>> = {
  'https:': 'external',
  'http:': 'external',
  'mailto:': 'mail',
};

/** What turns the direction of text or hides in it, and with that can dress one address as another. */
const DISGUISE = /[\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\u{e0000}-\u{e007f}]/u;

/** Read by the browser's own parser, so that no trick of spelling is read in two ways; null when it is none. */
function parse(address: string): URL | null {
  if (DISGUISE.test(decoded(address))) return null;
  const url = tryParse(address);
  // a name before the host is there to be taken for the host
  return url && (url.username !== '' || url.password !== '') ? null : url;
}

function tryParse(address: string): URL | null {
  try {
    return new URL(address, window.location.href);
  } catch {
    return null;
  }
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The address of a link, or null for one that is not to be followed: only http, https, mailto and this site's own. */
export function linkAddress(address: string): SafeAddress | null {
  if (address === '') return null;
  const url = parse(address);
  if (!url) return null;
  if (address.startsWith('#')) return { kind: 'fragment', href: url.hash };
  if (url.origin === window.location.origin) {
    const href = url.pathname + url.search + url.hash;
    return { kind: /^\/(?:api|graphql|assets)(?:\/|$)/.test(url.pathname) ? 'file' : 'page', href };
  }
  const kind = LINKED[url.protocol];
  return kind ? { kind, href: url.href } : null;
}

/** The address of a picture that the site's policy lets be seen: one of ours, or the chat's by way of us. Or null. */
export function pictureAddress(address: string): string | null {
  const url = address === '' ? null : parse(address);
  if (!url) return null;
  if (url.origin === window.location.origin) return url.pathname + url.search;
  return chatPicture(url);
}
