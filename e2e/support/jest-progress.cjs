/** Shows that the tests go on: a dot for each file on a terminal, elsewhere a line per minute. */
module.exports = class Progress {
  tested = 0;

  onRunStart({ numTotalTestSuites }) {
    if (process.stdout.isTTY) return;
    const tell = () => console.log(`Проверено файлов: ${this.tested} из ${numTotalTestSuites}`);
    this.timer = setInterval(tell, 60_000);
  }

  onTestResult() {
    this.tested += 1;
    if (process.stdout.isTTY) process.stdout.write('.');
  }

  onRunComplete() {
    clearInterval(this.timer);
    if (process.stdout.isTTY) process.stdout.write('\n');
  }
};
