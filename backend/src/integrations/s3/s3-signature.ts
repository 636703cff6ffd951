import { createHash, createHmac } from 'node:crypto';

/** The keys of the signer, and the region. */
export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

export interface S3Call {
  readonly method: string;
  readonly url: URL;
  /** The body, or the hexadecimal SHA-256 of one that is sent in parts. */
  readonly body: Buffer | { readonly sha256: string };
  /** More headers to sign, with names in small letters. */
  readonly headers?: Readonly<Record<string, string>>;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const digest = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const keyed = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** The headers of a signed call to an S3 service (Signature Version 4). The digest of the body is signed too. */
export function signedHeaders(call: S3Call, credentials: S3Credentials, at: Date): Record<string, string> {
  const time = at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const bodyDigest = Buffer.isBuffer(call.body) ? digest(call.body) : call.body.sha256;
  const headers = { ...call.headers, host: call.url.host, 'x-amz-content-sha256': bodyDigest, 'x-amz-date': time };
  const sorted = Object.entries(headers).sort(([one], [other]) => (one < other ? -1 : 1));
  const names = sorted.map(([name]) => name).join(';');
  const request = [
    call.method,
    call.url.pathname,
    call.url.searchParams.toString(),
    ...sorted.map(([name, value]) => `${name}:${value.trim()}`),
    '',
    names,
    bodyDigest,
  ].join('\n');
  const scope = `${time.slice(0, 8)}/${credentials.region}/s3/aws4_request`;
  const key = scope.split('/').reduce<string | Buffer>(keyed, `AWS4${credentials.secretAccessKey}`);
  const signature = keyed(key, [ALGORITHM, time, scope, digest(request)].join('\n')).toString('hex');
  // fetch sends the host itself
  const { host: _host, ...sent } = headers;
  const authorization = `${ALGORITHM} Credential=${credentials.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  return { ...sent, authorization };
}
