/** A style attribute as React writes it. Texts and other attributes contain no such quotation mark. */
const ATTRIBUTE = / style="([^"]*)"/g;
/** Characters that could end the rule or its element. */
const BREAKS_OUT = /[{}<>\\]|&[lg]t;/;
const SIGNS: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

const decoded = (value: string): string => value.replace(/&quot;|&#x27;|&amp;/g, (sign) => SIGNS[sign] ?? sign);

/**
 * Moves the style attributes of drawn HTML into rules of a style sheet. The page's policy forbids style attributes,
 * because injected markup could have them; it allows a style sheet by its digest. In the browser React sets such styles
 * by script, which is allowed.
 */
export function styleSheetOf(drawn: string): { html: string; css: string } {
  const names = new Map<string, number>();
  const html = drawn.replace(ATTRIBUTE, (_, value: string) => {
    if (BREAKS_OUT.test(value)) return '';
    if (!names.has(value)) names.set(value, names.size);
    return ` data-style="${names.get(value)}"`;
  });
  return { html, css: [...names].map(([value, name]) => `[data-style="${name}"]{${decoded(value)}}`).join('') };
}
