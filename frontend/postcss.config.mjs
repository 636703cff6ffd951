// Fills src/theme/site.css with the styles that the components use.
export default { plugins: { '@pandacss/dev/postcss': {} } };
