import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { PALETTE } from './palette';
import { semanticTokens } from './tokens';

// Hover, focus, pressed and disabled hold together: what is pressed lies under the mouse, too. Styles say nothing about which rule
// wins, so text must be readable whichever does, unless one state is written as `:not()` the other.

const SOURCE = join(__dirname, '..');
/** WCAG asks for so much of text, and for nothing of what cannot be pressed. */
const READABLE = 4.5;
const READABLE_DISABLED = 3;

type Style = { [key: string]: Style | string | number };

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^styled-system|\.generated\.ts$/.test(file),
);

/** A literal of the source as a value; what is no literal is left out. */
function valueOf(node: ts.Expression): Style | string | number | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return valueOf(node.expression);
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const style: Style = {};
  for (const property of node.properties) {
    if (!ts.isPropertyAssignment(property)) continue;
    const name = ts.isIdentifier(property.name) || ts.isStringLiteralLike(property.name) ? property.name.text : null;
    const value = valueOf(property.initializer);
    if (name !== null && value !== undefined) style[name] = value;
  }
  return style;
}

interface Part {
  name: string;
  /** The part that it is made of, by its name in the same file. */
  of: string | null;
  config: Style;
}

/** The parts of a file: `styled('a', {…})`, `chakra(Link, {…})`, `cva({…})`, and each slot of `defineSlotRecipe({…})`. */
function partsOf(file: string): Part[] {
  const source = ts.createSourceFile(file, readFileSync(join(SOURCE, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Part[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isCallExpression(node.initializer)) {
      const { expression, arguments: given } = node.initializer;
      if (/^(styled|chakra|cva|defineRecipe)$/.test(expression.getText())) {
        const config = given.map(valueOf).find((value) => typeof value === 'object');
        const [made] = given;
        const of = made && ts.isIdentifier(made) ? made.text : null;
        if (config) found.push({ name: node.name.getText(), of, config: config });
      }
      if (expression.getText() === 'defineSlotRecipe') {
        const { base } = given.map(valueOf).find((value) => typeof value === 'object') ?? {};
        for (const [slot, style] of Object.entries(typeof base === 'object' ? base : {})) {
          if (typeof style === 'object')
            found.push({ name: `${node.name.getText()}.${slot}`, of: null, config: { base: style } });
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const STATES: readonly [state: string, written: RegExp][] = [
  ['hover', /^_hover$|:hover/],
  ['focus', /^_focus(Visible)?$|:focus/],
  ['active', /^_active$|:active/],
  ['disabled', /^_disabled$|:disabled|aria-disabled=true/],
  ['pressed', /aria-(pressed|selected|checked|current|expanded)|data-over/],
];
const EXCLUDED = /:not\(([^)]*)\)/g;

interface State {
  names: string[];
  /** States in which it does not hold. */
  without: string[];
  style: Style;
}

const namesIn = (key: string): string[] => STATES.flatMap(([name, written]) => (written.test(key) ? [name] : []));

function stateOf(key: string, style: Style): State | null {
  const names = namesIn(key.replace(EXCLUDED, ''));
  const without = [...key.matchAll(EXCLUDED)].flatMap(([, inside = '']) => namesIn(inside));
  return names.length > 0 ? { names, without, style } : null;
}

const isNested = (key: string): boolean =>
  key
    .replace(/\([^)]*\)/g, '')
    .split(',')
    .some((one) => one.includes('&') && /[\s>+~]/.test(one.trim()));

/** Every colour that a property may have, also by width. */
const valuesOf = (style: Style, property: string): string[] => {
  const value = style[property];
  if (typeof value === 'string') return [value];
  return typeof value === 'object' ? Object.values(value).filter((one) => typeof one === 'string') : [];
};

const COLORS = semanticTokens.colors as unknown as Record<string, unknown>;
/** The palette's colour behind a token, by theme; null for what is no colour of the theme. */
function hexOf(token: string, theme: 'dark' | 'light'): string | null {
  const [group = '', ...rest] = token.split('.');
  let found: unknown = COLORS[group];
  for (const part of rest) found = (found as Record<string, unknown> | undefined)?.[part];
  const named = (found as { DEFAULT?: unknown } | undefined)?.DEFAULT ?? found;
  const { base, _light } = (named as { value?: { base: string; _light: string } } | undefined)?.value ?? {};
  return (theme === 'dark' ? base : _light) ?? null;
}

const rgbOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (rgb: number[]): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => sum + weight * linear(rgb[at]!), 0);
const contrast = (one: number[], other: number[]): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
const over = (top: number[], below: number[], opacity: number): number[] =>
  top.map((value, at) => value * opacity + below[at]! * (1 - opacity));

interface Look {
  bg: string[];
  color: string[];
  opacity: number;
}

const UNKNOWN: Look = { bg: [], color: [], opacity: 1 };
/** What stands behind a part whose background is its surroundings'. */
const BEHIND = ['bg.canvas', 'bg.surface', 'bg.raised'];

const merged = (look: Look, style: Style): Look => ({
  bg: valuesOf(style, 'bg').length > 0 ? valuesOf(style, 'bg') : look.bg,
  color: valuesOf(style, 'color').length > 0 ? valuesOf(style, 'color') : look.color,
  opacity: Number(style.opacity ?? look.opacity),
});

/** All orders in which these states may win over each other. */
const ordersOf = (states: readonly State[]): State[][] =>
  states.length < 2
    ? [[...states]]
    : states.flatMap((state, at) => ordersOf(states.toSpliced(at, 1)).map((rest) => [state, ...rest]));

const together = (states: readonly State[]): State[][] => {
  const sets = states.reduce<State[][]>((all, state) => [...all, ...all.map((set) => [...set, state])], [[]]);
  return sets.filter((set) => {
    const names = set.flatMap((state) => state.names);
    return set.length > 0 && set.every(({ without }) => !without.some((name) => names.includes(name)));
  });
};

function faultsOf(where: string, look: Look, states: readonly State[]): string[] {
  const found = new Set<string>();
  for (const set of together(states)) {
    for (const order of ordersOf(set)) {
      const shown = order.reduce((before, { style }) => merged(before, style), look);
      // what says neither is as readable as its surroundings
      if (shown.bg.length === 0 && shown.color.length === 0) continue;
      const least = set.some(({ names }) => names.includes('disabled')) ? READABLE_DISABLED : READABLE;
      for (const theme of ['dark', 'light'] as const) {
        const backgrounds = shown.bg.filter((bg) => bg !== 'transparent');
        for (const bg of backgrounds.length > 0 ? backgrounds : BEHIND) {
          for (const color of shown.color.length > 0 ? shown.color : ['fg']) {
            const [behind, front] = [hexOf(bg, theme), hexOf(color, theme)];
            if (!behind || !front) continue;
            const page = rgbOf(PALETTE[theme].canvas);
            const seen = over(rgbOf(behind), page, shown.opacity);
            const value = contrast(over(rgbOf(front), page, shown.opacity), seen);
            if (value < least) {
              const when = set.flatMap(({ names }) => names).join(' and ');
              found.add(`${where}, ${when}: ${color} on ${bg} has ${value.toFixed(1)}:1 in the ${theme} theme`);
            }
          }
        }
      }
    }
  }
  return [...found];
}

/** Looks at a style, with what surrounds it, and at the styles inside of it. */
function look(where: string, style: Style, before: Look, outer: readonly State[]): string[] {
  const own = merged(before, style);
  const entries = Object.entries(style).filter((entry): entry is [string, Style] => typeof entry[1] === 'object');
  const states = entries.flatMap(([key, inner]) => (isNested(key) ? [] : (stateOf(key, inner) ?? [])));
  const faults = faultsOf(where, own, [...outer, ...states]);
  const inside = entries.flatMap(([key, inner]) => {
    if (!isNested(key)) return [];
    // a state that is written with the part inside: `& > button[aria-pressed=true]`
    const state = stateOf(key, inner);
    if (!state) return look(`${where} ${key}`, inner, own, []);
    const plain = key.replace(/\[[^\]]*\]|:[\w-]+(\([^)]*\))?/g, '');
    const siblings = entries.flatMap(([other, of]) => {
      const isSame = isNested(other) && other.replace(/\[[^\]]*\]|:[\w-]+(\([^)]*\))?/g, '') === plain;
      const written = isSame ? stateOf(other, of) : null;
      const named = style[plain];
      return written ? [written] : isSame && typeof named === 'object' ? statesIn(named) : [];
    });
    return faultsOf(`${where} ${key}`, own, siblings);
  });
  return [...faults, ...inside];
}

const statesIn = (style: Style): State[] =>
  Object.entries(style).flatMap(([key, inner]) =>
    typeof inner === 'object' && !isNested(key) ? (stateOf(key, inner) ?? []) : [],
  );

/** A part's base with each of its variants' values. */
function stylesOf({ config }: Part): Style[] {
  const base = typeof config.base === 'object' ? config.base : {};
  const variants = (typeof config.variants === 'object' ? Object.values(config.variants) : []) as Style[];
  const each = variants.flatMap((values) => Object.values(values).filter((one) => typeof one === 'object'));
  return [base, ...each.map((one) => ({ ...base, ...one }))];
}

test('text is readable in every state of a part, also in several at once, in both themes', () => {
  const seen: string[] = [];
  const faults = files.flatMap((file) => {
    const parts = partsOf(file);
    return parts.flatMap((part) => {
      const made = parts.find(({ name }) => name === part.of);
      const inherited = made ? stylesOf(made)[0]! : {};
      return stylesOf(part).flatMap((style) => {
        seen.push(part.name);
        return look(`${part.name} in ${file}`, { ...inherited, ...style }, UNKNOWN, []);
      });
    });
  });
  expect(seen.length).toBeGreaterThan(300);
  expect([...new Set(faults)]).toEqual([]);
});
