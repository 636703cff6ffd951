// GraphQL reads NODE_ENV when it is loaded. Outside of production it looks for a second copy of itself with each object that it is
// given, and this takes five to seven percent of the time of these tests. The journeys start the product without NODE_ENV: a
// second copy is found there.
const before = process.env['NODE_ENV'];
process.env['NODE_ENV'] = 'production';
await import('graphql');
process.env['NODE_ENV'] = before;

export {};
