import { pageAddress } from '../../lib/here';
import { chatPicture } from '../picture-source';

/** The target of an address that was checked to be harmless. */
export interface SafeAddress {
  kind: 'page' | 'file' | 'fragment' | 'external' | 'mail';
  /** The address for the browser: a path on this site, or the whole address of another site. */
  href: string;
}

/** The allowed addresses of other sites, which a reader expects behind a link: web and mail. */
const LINKED: Readonly<Record<string, 'external' | 'mail'>> = {
  'https:': 'external',
  'http:': 'external',
  'mailto:': 'mail',
};

/** Characters that change the direction of text or are invisible. They can make one address look like another. */
const DISGUISE = /[\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\u{e0000}-\u{e007f}]/u;

/** Parses with the browser's own parser, so that both read the address in the same way. Null for an invalid one. */
function parse(address: string): URL | null {
  if (DISGUISE.test(decoded(address))) return null;
  const url = tryParse(address);
  // a user name before the host can be mistaken for the host
  return url && (url.username !== '' || url.password !== '') ? null : url;
}

function tryParse(address: string): URL | null {
  try {
    return new URL(address, pageAddress().href);
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

/** What this site answers without a page: data, and files by their ending. */
const FILE = /^\/(?:api|graphql|assets)(?:\/|$)|\.(?:md|bin|json)$/;

/**
 * The checked address of a link; null for one that must not be followed. Allowed are http, https, mailto and this
 * site's own.
 */
export function linkAddress(address: string): SafeAddress | null {
  if (address === '') return null;
  const url = parse(address);
  if (!url) return null;
  if (address.startsWith('#')) return { kind: 'fragment', href: url.hash };
  if (url.origin === pageAddress().origin) {
    const href = url.pathname + url.search + url.hash;
    return { kind: FILE.test(url.pathname) ? 'file' : 'page', href };
  }
  const kind = LINKED[url.protocol];
  return kind ? { kind, href: url.href } : null;
}

/**
 * The address of a picture that the site's policy allows: the site's own, or the chat's through this server. Otherwise
 * null.
 */
export function pictureAddress(address: string): string | null {
  const url = address === '' ? null : parse(address);
  if (!url) return null;
  if (url.origin === pageAddress().origin) return url.pathname + url.search;
  return chatPicture(url);
}
