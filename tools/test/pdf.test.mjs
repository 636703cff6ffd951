// The printed rule books: equal for equal text, tagged, and recognised when they are out of date.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { printBook } from '../lib/print-book.mjs';
import { isCurrent, stampOf } from '../pdf.mjs';

const SOURCE = `---
title: Regler
description: Kort.
updated: 2026-01-31
---

Inledning med **fet** text.

## 1 Åkern

1.1 Först & främst.

- en punkt

## 2 Poäng

2.1 Så här:

| Utfall | Poäng |
| ------ | ----- |
| Vinst  | 3     |
`;
const PUBLISHER = 'Foreningen Akerboll';
const stamp = (source = SOURCE, publisher = PUBLISHER) => stampOf({ source, publisher });
const print = (source = SOURCE, language = 'se', publisher = PUBLISHER) =>
  printBook({ source, language, publisher, stamp: stamp(source, publisher) });

test('the same text is the same file', async () => {
  assert.ok((await print()).equals(await print()));
});

test('the file says its language and that it is tagged, and has a bookmark for each section', async () => {
  const written = (await print()).toString('latin1');
  assert.match(written, /\/Lang \(sv-SE\)/);
  assert.match(written, /\/Marked true/);
  assert.equal([...written.matchAll(/\/Parent \d+ 0 R\n\/Title /g)].length, 2);
  assert.match((await print(SOURCE, 'en')).toString('latin1'), /\/Lang \(en-GB\)/);
});

test('a file is current until its text changes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbl-pdf-'));
  const file = join(folder, 'rules.pdf');
  assert.equal(isCurrent(file, stamp()), false);
  writeFileSync(file, await print());
  assert.equal(isCurrent(file, stamp()), true);
  assert.equal(isCurrent(file, stamp(SOURCE.replace('Först', 'Sist'))), false);
  assert.equal(isCurrent(file, stamp(SOURCE, 'Others')), false);
  rmSync(folder, { recursive: true });
});

test('the publisher is whoever the league is, and nobody else', async () => {
  const written = (await print()).toString('latin1');
  assert.match(written, /<dc:creator>[^]*Foreningen Akerboll[^]*<\/dc:creator>/);
  assert.ok(!(await print()).equals(await print(SOURCE, 'se', 'Others')));
});

test('what a rule book cannot have is refused by name', () => {
  assert.throws(() => print(`${SOURCE}\n\`\`\`\nkod\n\`\`\`\n`), /a rule book cannot have a code/);
});

test('more text than a page holds makes another', async () => {
  const long = Array.from({ length: 80 }, (_, at) => `2.${at + 2} Ett stycke som tar plats på sidan.\n`).join('\n');
  const pages = (written) => Number(/\/Count (\d+)\n\/Kids/.exec(written)?.[1] ?? /\/Count (\d+)/.exec(written)?.[1]);
  const [short, many] = await Promise.all([print(), print(SOURCE + '\n' + long)]);
  assert.notEqual(pages(short.toString('latin1')), pages(many.toString('latin1')));
});
