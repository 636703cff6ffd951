import { apiPaths } from './paths';
import { refreshSession } from './session/refresh-session';

/** What came of an upload: the name that mutations take, or the server's sentence about why there is none. */
export type UploadOutcome =
  | { status: 'stored'; name: string }
  | { status: 'refused'; messageKey: string; params: { name: string; value: string }[] };

const FAILED: UploadOutcome = { status: 'refused', messageKey: 'api.error.internal', params: [] };

/** Sends a picture in. Until staff accept it somewhere, only they and its uploader see it. */
export async function uploadImage(picture: Blob): Promise<UploadOutcome> {
  const send = () => {
    const body = new FormData();
    body.append('file', picture, 'picture.png');
    return fetch(apiPaths.images, { method: 'POST', credentials: 'same-origin', body });
  };
  try {
    let response = await send();
    if (response.status === 401 && (await refreshSession())) response = await send();
    return outcomeOf(await response.json());
  } catch {
    return FAILED;
  }
}

function outcomeOf(answer: unknown): UploadOutcome {
  const { name, MESSAGE, params } = answer as { name?: unknown; MESSAGE?: unknown; params?: Record<string, unknown> };
  if (typeof name === 'string') return { status: 'stored', name };
  if (typeof MESSAGE !== 'string') return FAILED;
  const values = Object.entries(params ?? {}).map(([key, value]) => ({ name: key, value: String(value) }));
  return { status: 'refused', messageKey: MESSAGE, params: values };
}
