import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPureReact } from '../../tools/vite-pure-react';

test('components that React makes may be left out, and have no name for developers', () => {
  const code = `var Form = React10.forwardRef(
  () => null
);
Form.displayName = "Form";
const asked = { displayName: "x" };
`;
  expect(withPureReact(code)).toBe(`var Form = /* @__PURE__ */ React10.forwardRef(
  () => null
);

const asked = { displayName: "x" };
`);
});

test('other calls stay as they are', () => {
  const code = 'var root = React.createRoot(element);\n  Inner.displayName = "fetcher.Form";\n';
  expect(withPureReact(code)).toBe(code);
});

test("React Router's form is made in such a way", () => {
  const folder = join(require.resolve('react-router-dom'), '../../../react-router/dist/production');
  const code = readdirSync(folder)
    .filter((file) => /^chunk-\w+\.mjs$/.test(file))
    .map((file) => withPureReact(readFileSync(join(folder, file), 'utf8')))
    .join('');
  expect(code).toContain('var Form = /* @__PURE__ */ React');
  expect(code).not.toContain('\nForm.displayName');
});
