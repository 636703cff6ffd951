import { lazy, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { assertFinished } from './finished-drawing';

/** As a part does whose texts are still on their way. */
const Waits = lazy(() => new Promise<never>(() => undefined));
const drawing = (part: React.ReactNode) => renderToString(<Suspense fallback={<p>Laddar</p>}>{part}</Suspense>);

test('a page with a part that waits for something is not finished', () => {
  expect(() => assertFinished(drawing(<Waits />), '/champions')).toThrow('a part of /champions was not drawn');
});

test('a page that is drawn whole is finished', () => {
  expect(() => assertFinished(drawing(<p>Mästare</p>), '/champions')).not.toThrow();
});
