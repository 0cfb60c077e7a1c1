/** The parts of jStat that smops uses (jstat.github.io). */
declare module 'jstat' {
  interface JStat {
    normal: {
      inv(p: number, mean: number, sd: number): number;
      cdf(x: number, mean: number, sd: number): number;
    };
    gamma: { inv(p: number, shape: number, scale: number): number };
    studentt: { inv(p: number, degreesOfFreedom: number): number };
    ibeta(x: number, a: number, b: number): number;
    gammaln(x: number): number;
  }
  const module: { jStat: JStat };
  export default module;
}
