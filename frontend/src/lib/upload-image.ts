import { askServer } from './ask-server';
import { faultKey } from './fault-key';
import { apiPaths } from './paths';
import { pictureToSend } from './picture-file';
import { refreshSession } from './session/refresh-session';

/** The result of an upload: the name for mutations, or the server's message about a failure. */
export type UploadOutcome =
  | { status: 'stored'; name: string }
  | { status: 'refused'; messageKey: string; params: { name: string; value: string }[] };

const failedBy = (fault?: unknown): UploadOutcome => ({ status: 'refused', messageKey: faultKey(fault), params: [] });

/** Uploads a chosen picture, as small as it is shown. Until staff accept it, only they and its uploader can see it. */
export async function uploadImage(chosen: Blob): Promise<UploadOutcome> {
  let picture = chosen;
  const send = () => {
    const body = new FormData();
    body.append('file', picture, 'picture');
    return askServer(apiPaths.images, { method: 'POST', credentials: 'same-origin', body });
  };
  try {
    picture = await pictureToSend(chosen);
    let response = await send();
    if (response.status === 401 && (await refreshSession())) response = await send();
    return outcomeOf(await response.json());
  } catch (fault) {
    return failedBy(fault);
  }
}

function outcomeOf(answer: unknown): UploadOutcome {
  const { name, MESSAGE, params } = (answer ?? {}) as {
    name?: unknown;
    MESSAGE?: unknown;
    params?: Record<string, unknown>;
  };
  if (typeof name === 'string') return { status: 'stored', name };
  if (typeof MESSAGE !== 'string') return failedBy();
  const values = Object.entries(params ?? {}).map(([key, value]) => ({ name: key, value: String(value) }));
  return { status: 'refused', messageKey: MESSAGE, params: values };
}
