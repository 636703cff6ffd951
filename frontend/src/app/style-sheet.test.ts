import { styleSheetOf } from './style-sheet';

test('a style attribute becomes a rule, one for all that are alike', () => {
  const { html, css } = styleSheetOf(
    '<i style="width:20px"></i><b class="x" style="--bar:#0f0">a style="b"</b><i style="width:20px"></i>'.replace(
      'a style="b"',
      'a style=&quot;b&quot;',
    ),
  );
  expect(html).toBe(
    '<i data-style="0"></i><b class="x" data-style="1">a style=&quot;b&quot;</b><i data-style="0"></i>',
  );
  expect(css).toBe('[data-style="0"]{width:20px}[data-style="1"]{--bar:#0f0}');
});

test('signs that HTML writes in other words are signs again', () => {
  expect(styleSheetOf('<i style="font:600 &quot;A&amp;B&quot;,&#x27;C&#x27;"></i>').css).toBe(
    `[data-style="0"]{font:600 "A&B",'C'}`,
  );
});

test.each(['color:red}*{display:none', 'color:red;{', 'x:&lt;/style&gt;', 'x:\\27', '</style>'])(
  'what could end its rule is left out: %s',
  (value) => {
    expect(styleSheetOf(`<i style="${value}">text</i>`)).toEqual({ html: '<i>text</i>', css: '' });
  },
);
