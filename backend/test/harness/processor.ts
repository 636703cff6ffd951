/** Milliseconds of the processor since `from`, which is `process.cpuUsage()`: a bound that no busy machine breaks. */
export function processorMs(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}
