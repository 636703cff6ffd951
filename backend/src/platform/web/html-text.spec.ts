import { htmlText } from './html-text.ts';

test('what would be markup between tags or in an attribute is text', () => {
  expect(htmlText(`</title><a b="c" d='e'>&amp;`)).toBe(
    '&lt;/title&gt;&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;',
  );
});

test('all else stays as it is', () => expect(htmlText('åäö 🚗 $$ $1 \\')).toBe('åäö 🚗 $$ $1 \\'));
