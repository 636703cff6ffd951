// Draws a rule book as a tagged PDF: headings and clauses with their numbers, bookmarks, page numbers.
import { createRequire } from 'node:module';
import { marked } from 'marked';
import PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);
const font = (family, style) => require.resolve(`@fontsource/${family}/files/${family}-latin-${style}.woff`);

const FONTS = {
  heading: font('barlow-condensed', '700-normal'),
  subheading: font('barlow-condensed', '600-normal'),
  text: font('source-sans-3', '400-normal'),
  strong: font('source-sans-3', '600-normal'),
  em: font('source-sans-3', '400-italic'),
};

const INK = '#101828';
const MUTED = '#4a5672';
const ACCENT = '#0b5cad';
const RULE = '#c3cad8';
const MARGIN = 64;
/** Clauses stand beside their numbers. */
const INDENT = 38;
const TEXT_SIZE = 10.5;
const LINE_GAP = 2.5;
const FOOTER_HEIGHT = 40;

const WORDS = {
  se: { tag: 'sv-SE', inForce: 'Senast ändrad', page: 'Sida', of: 'av' },
  en: { tag: 'en-GB', inForce: 'Last changed', page: 'Page', of: 'of' },
};

const CLAUSE = /^(\d+\.\d+) /;

/** The bytes of the PDF of a book, as the publisher's. `stamp` is written into it. */
export function printBook({ source, language, publisher, stamp }) {
  const { head, text } = split(source);
  const words = WORDS[language];
  const day = new Date(`${head.updated}T00:00:00Z`);
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: MARGIN + FOOTER_HEIGHT, left: MARGIN, right: MARGIN },
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: words.tag,
    info: {
      Title: head.title,
      Author: publisher,
      Subject: head.description,
      Keywords: stamp,
      CreationDate: day,
      ModDate: day,
    },
  });
  const done = bytesOf(doc);
  for (const [name, file] of Object.entries(FONTS)) doc.registerFont(name, file);
  const body = doc.struct('Document');
  doc.addStructure(body);
  drawTitle(doc, body, { title: head.title, line: `${words.inForce} ${head.updated}` });
  for (const token of marked.lexer(text)) drawBlock(doc, body, token);
  body.end();
  drawFooters(doc, `${publisher} · ${head.title}`, words);
  doc.end();
  return done;
}

function split(source) {
  const [whole, written] = /^---\n([^]*?)\n---\n/.exec(source);
  const head = Object.fromEntries(written.split('\n').map((line) => line.split(/: (.*)/).slice(0, 2)));
  return { head, text: source.slice(whole.length) };
}

function bytesOf(doc) {
  return new Promise((resolve, reject) => {
    const chunks = [];
    doc.on('data', (chunk) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

const widthOf = (doc) => doc.page.width - 2 * MARGIN;

function drawTitle(doc, body, { title, line }) {
  artifact(doc, () => doc.rect(MARGIN, MARGIN - 18, 48, 5).fill(ACCENT));
  add(doc, body, 'H1', () =>
    doc
      .font('heading')
      .fontSize(30)
      .fillColor(INK)
      .text(title, MARGIN, MARGIN, { width: widthOf(doc) }),
  );
  doc.moveDown(0.2);
  add(doc, body, 'P', () => doc.font('text').fontSize(TEXT_SIZE).fillColor(MUTED).text(line));
  doc.moveDown(1);
}

/** A structure element around what `draw` writes. */
function add(doc, parent, type, draw) {
  const element = doc.struct(type, () => void draw());
  parent.add(element);
  element.end();
}

/** What is no content: reading programs pass over it. */
function artifact(doc, draw) {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

function drawBlock(doc, body, token) {
  if (token.type === 'heading') drawHeading(doc, body, plain(token.tokens));
  else if (token.type === 'paragraph') drawParagraph(doc, body, token);
  else if (token.type === 'list') drawList(doc, body, token);
  else if (token.type === 'table') drawTable(doc, body, token);
  else if (token.type !== 'space') throw new Error(`a rule book cannot have a ${token.type}: ${token.raw}`);
}

function drawHeading(doc, body, title) {
  room(doc, 70);
  doc.moveDown(0.6);
  doc.outline.addItem(title);
  add(doc, body, 'H2', () => doc.font('subheading').fontSize(17).fillColor(ACCENT).text(title, MARGIN, doc.y));
  doc.moveDown(0.35);
}

function drawParagraph(doc, body, token) {
  const parts = inline(token.tokens);
  const [, number] = CLAUSE.exec(parts[0].text) ?? [];
  if (number) parts[0].text = parts[0].text.slice(number.length + 1);
  const left = number ? MARGIN + INDENT : MARGIN;
  const width = doc.page.width - MARGIN - left;
  room(doc, heightOf(doc, parts, width) + 4);
  add(doc, body, 'P', () => {
    const top = doc.y;
    if (number) doc.font('strong').fontSize(TEXT_SIZE).fillColor(INK).text(number, MARGIN, top, { lineBreak: false });
    drawParts(doc, parts, { left, top, width });
  });
  doc.moveDown(0.45);
}

function drawList(doc, body, list) {
  const element = doc.struct('L');
  body.add(element);
  list.items.forEach((item, at) => {
    const parts = inline(item.tokens.flatMap((token) => token.tokens ?? []));
    const left = MARGIN + INDENT + 14;
    const width = doc.page.width - MARGIN - left;
    room(doc, heightOf(doc, parts, width));
    const entry = doc.struct('LI');
    element.add(entry);
    const top = doc.y;
    const mark = list.ordered ? `${at + 1}.` : '•';
    add(doc, entry, 'Lbl', () =>
      doc
        .font('text')
        .fontSize(TEXT_SIZE)
        .fillColor(INK)
        .text(mark, MARGIN + INDENT, top, { lineBreak: false }),
    );
    add(doc, entry, 'LBody', () => drawParts(doc, parts, { left, top, width }));
    entry.end();
    doc.moveDown(0.15);
  });
  element.end();
  doc.moveDown(0.35);
}

const ROW_HEIGHT = 20;
const COLUMN_WIDTH = 150;

function drawTable(doc, body, { header, rows }) {
  room(doc, (rows.length + 1) * ROW_HEIGHT);
  const element = doc.struct('Table');
  body.add(element);
  [header, ...rows].forEach((cells, at) => {
    const row = doc.struct('TR');
    element.add(row);
    const top = doc.y;
    cells.forEach((cell, column) => {
      add(doc, row, at === 0 ? 'TH' : 'TD', () =>
        doc
          .font(at === 0 ? 'strong' : 'text')
          .fontSize(TEXT_SIZE)
          .fillColor(INK)
          .text(plain(cell.tokens), MARGIN + INDENT + column * COLUMN_WIDTH, top + 4, { lineBreak: false }),
      );
    });
    row.end();
    artifact(doc, () => {
      const y = top + ROW_HEIGHT;
      doc.moveTo(MARGIN + INDENT, y).lineTo(MARGIN + INDENT + cells.length * COLUMN_WIDTH, y);
      doc.lineWidth(0.5).stroke(RULE);
    });
    doc.y = top + ROW_HEIGHT;
  });
  element.end();
  doc.moveDown(0.6);
}

/** On a new page, when so much does not fit on this one: nothing is torn apart. */
function room(doc, height) {
  if (doc.y + height > doc.page.height - MARGIN - FOOTER_HEIGHT) doc.addPage();
}

const heightOf = (doc, parts, width) =>
  doc
    .font('text')
    .fontSize(TEXT_SIZE)
    .heightOfString(parts.map(({ text }) => text).join(''), { width, lineGap: LINE_GAP }) + TEXT_SIZE;

function drawParts(doc, parts, { left, top, width }) {
  doc.fontSize(TEXT_SIZE).fillColor(INK);
  parts.forEach(({ text, style }, at) => {
    const options = { width, lineGap: LINE_GAP, continued: at < parts.length - 1 };
    doc.font(style);
    if (at === 0) doc.text(text, left, top, options);
    else doc.text(text, options);
  });
}

/** The pieces of a line of markdown, each in one face. Links are words here: paper does not follow them. */
function inline(tokens = [], style = 'text') {
  return tokens.flatMap((token) => {
    if (token.type === 'strong') return inline(token.tokens, 'strong');
    if (token.type === 'em') return inline(token.tokens, 'em');
    if (token.tokens) return inline(token.tokens, style);
    return [{ text: unescaped(token.text ?? '').replace(/\n/g, ' '), style }];
  });
}

const plain = (tokens) =>
  inline(tokens)
    .map(({ text }) => text)
    .join('');

const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const unescaped = (text) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity]);

function drawFooters(doc, line, words) {
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    doc.switchToPage(at);
    // text below the margin would begin a page of its own
    doc.page.margins.bottom = 0;
    const y = doc.page.height - MARGIN;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font('text').fontSize(9).fillColor(MUTED);
    doc.text(line, MARGIN, y, { lineBreak: false });
    doc.text(`${words.page} ${at + 1} ${words.of} ${count}`, MARGIN, y, { width: widthOf(doc), align: 'right' });
    doc.endMarkedContent();
  }
}
