/**
 * What lies over a page (a dialog, a palette, a menu) is closed by Back, as on a phone. While it is open it has an entry of its own in
 * the history, with the page's address and the page's own data, so that the router sees no difference. Without one, Back would
 * leave the page under it.
 */

interface Layer {
  id: number;
  /** null: only its own buttons close it. */
  close: (() => void) | null;
  /** It opened while a step was on its way, and gets its entry when that has arrived. */
  isWaiting?: boolean;
}

/** What this file knows of an entry. Everything else in it is the router's, and is only copied. */
interface Entry {
  layer?: number;
}

/** The server draws pages with parts that can open a layer, and has no history. */
const hasHistory = typeof window !== 'undefined';
const layers: Layer[] = [];
let lastId = Date.now();
/**
 * The latest layer whose entry was left behind, before the entry on which the reader is. Ids grow, so it tells on which side of the
 * reader such an entry lies. After a reload all are taken to lie behind; a step to one ahead then needs a second press.
 */
let leftBehind = lastId;
/** A step that this file has made itself and that has not arrived yet; nobody else hears of it. One at a time. */
let stepping: { from: number | null; givesUp: number } | null = null;
/** A browser may drop a step when a page opens meanwhile. Then it counts as arrived after this many ms. */
const MOST_STEP_MS = 2000;
/** The entry of a layer that was closed by hand is removed after the present task, unless the next layer takes it. */
let removal: number | undefined;

function entry(): Entry {
  return (hasHistory ? (window.history.state ?? {}) : {}) as Entry;
}

const push = (id: number) => window.history.pushState({ ...entry(), layer: id }, '');

/** `from`: the layer whose entry is left; null on the way forward. */
function step(direction: 'back' | 'forward', from: number | null): void {
  stepping = { from, givesUp: window.setTimeout(arrive, MOST_STEP_MS) };
  window.history[direction]();
}

/** Steps back from the entry of a layer that is closed. Returns whether the reader is on one. */
function leaveClosed(): boolean {
  const { layer } = entry();
  if (stepping || layer === undefined || layers.some(({ id }) => id === layer)) return false;
  step('back', layer);
  return true;
}

/** A step of this file has been made: another one may be needed, and layers that opened meanwhile get their entries. */
function arrive(): void {
  window.clearTimeout(stepping?.givesUp);
  stepping = null;
  if (leaveClosed()) return;
  for (const layer of layers.filter(({ isWaiting }) => isWaiting)) {
    layer.isWaiting = false;
    push(layer.id);
  }
}

function onPop(event: PopStateEvent): void {
  const { layer } = entry();
  if (stepping) {
    event.stopImmediatePropagation();
    if (layer === undefined || stepping.from !== layer) return arrive();
    // a page was opened before the step was made, and the reader is to see that
    window.clearTimeout(stepping.givesUp);
    leftBehind = layer;
    return step('forward', null);
  }
  const top = layers.at(-1);
  if (top) {
    event.stopImmediatePropagation();
    if (!top.close) return push(top.id);
    layers.pop();
    return top.close();
  }
  if (layer === undefined) return;
  // a page was opened from a layer: its entry is none of the reader's steps
  event.stopImmediatePropagation();
  const isBack = layer <= leftBehind;
  leftBehind = isBack ? layer - 1 : layer;
  window.history[isBack ? 'back' : 'forward']();
}

// before the router, which listens to the same event
if (hasHistory) window.addEventListener('popstate', onPop, { capture: true });

/** Opens a layer. Returns the function that says that it is closed. */
export function openLayer(close: Layer['close']): () => void {
  const layer: Layer = { id: ++lastId, close };
  if (stepping) layer.isWaiting = true;
  else if (removal !== undefined && entry().layer !== undefined) {
    window.clearTimeout(removal);
    removal = undefined;
    window.history.replaceState({ ...entry(), layer: layer.id }, '');
  } else push(layer.id);
  layers.push(layer);
  return () => {
    const at = layers.indexOf(layer);
    if (at < 0) return;
    layers.splice(at, 1);
    removal = window.setTimeout(() => {
      removal = undefined;
      if (entry().layer !== layer.id && !layer.isWaiting) leftBehind = layer.id;
      leaveClosed();
    });
  };
}

/** The reader leaves the page: the entries of open layers stay behind, and closing them makes no step. */
export function leaveLayers(): void {
  layers.length = 0;
}
