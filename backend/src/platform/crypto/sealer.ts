import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/config.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts values that the database stores but must not show: `kid.iv.ciphertext.tag`, AES-256-GCM. */
@Injectable()
export class Sealer {
  constructor(private readonly config: AppConfig) {}

  /** Encrypts a text with the current key. `about` names the row, so that the value cannot be used in another row. */
  seal(text: string, about: string): string {
    const current = this.config.pii.keys[0];
    if (!current) throw new Error('there is no key to seal with');
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, current.key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return [current.id, ...[iv, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.');
  }

  /** Decrypts a value of the same row with a known key. Throws when either is wrong. */
  open(sealed: string, about: string): string {
    const [id, ...parts] = sealed.split('.');
    const [iv, text, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
    const known = this.config.pii.keys.find((key) => key.id === id);
    if (!known || !iv || !text || !tag) throw new Error('sealed with a key that is not known');
    const decipher = createDecipheriv(CIPHER, known.key, iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(about))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  }
}
