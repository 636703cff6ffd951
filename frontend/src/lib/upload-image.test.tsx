import { apiPaths } from './paths';
import { uploadImage } from './upload-image';

const picture = new Blob(['picture'], { type: 'image/png' });
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** An answer of which only the beginning comes. */
const cutOff = () =>
  new Response(
    new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('{"name":')),
      pull: (body) => body.error(new TypeError('network error')),
    }),
  );

/** A server that returns its answers in order, and records the requests. */
function serve(...answers: (Response | Error)[]) {
  const asked: { address: string; body: unknown }[] = [];
  globalThis.fetch = ((address: string, { body }: RequestInit) => {
    asked.push({ address, body });
    const answer = answers.shift();
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer ?? new Error('not expected'));
  }) as typeof fetch;
  return asked;
}

test('the picture goes as a file, and its name comes back', async () => {
  const asked = serve(json({ name: 'a1.png' }, 201));
  expect(await uploadImage(picture)).toEqual({ status: 'stored', name: 'a1.png' });
  expect(asked.map(({ address }) => address)).toEqual([apiPaths.images]);
  expect((asked[0]?.body as FormData).get('file')).toBeInstanceOf(Blob);
});

test('a dead token is renewed once and the picture sent again', async () => {
  const asked = serve(json({}, 401), json({}), json({ name: 'a1.png' }, 201));
  expect(await uploadImage(picture)).toEqual({ status: 'stored', name: 'a1.png' });
  expect(asked.map(({ address }) => address)).toEqual([apiPaths.images, apiPaths.refresh, apiPaths.images]);
});

test.each([
  [
    'a refusal keeps its sentence and its numbers',
    json({ CODE: 413, MESSAGE: 'api.image.too-large', params: { max: 5 } }, 413),
    'api.image.too-large',
    [{ name: 'max', value: '5' }],
  ],
  ['an answer that is none is a general failure', new Response('<html>', { status: 502 }), 'api.error.internal', []],
  ['so is null', json(null), 'api.error.internal', []],
  ['a dead line is named', new TypeError('no line'), 'api.error.no-answer', []],
  ['a line that breaks while the answer comes is named too', cutOff(), 'api.error.no-answer', []],
])('%s', async (_, answer, messageKey, params) => {
  serve(answer);
  expect(await uploadImage(picture)).toEqual({ status: 'refused', messageKey, params });
});

test('a fault of our own code is no dead line', async () => {
  const noPicture = 'a name' as unknown as Blob;
  expect(await uploadImage(noPicture)).toEqual({ status: 'refused', messageKey: 'api.error.internal', params: [] });
});
