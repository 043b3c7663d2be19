import base from '/work/wt/slots/playwright.config.ts';
const shot = { ...base.use, screenshot: 'only-on-failure' as const };
export default { ...base, testDir: '/work/wt/slots/tests/e2e', retries: 0, workers: 2, reporter: 'list', outputDir: '/tmp/slots-w/browser', use: shot, projects: base.projects, globalSetup: undefined,
 webServer: [{ command: `cd /work/wt/slots && "${process.execPath}" scripts/serve.ts --out dist --tenants tenants --port 5401`, env: { FORECOURT_DATA: '/tmp/slots-w/data', DATABASE_URL: '', FORECOURT_RATE_FACTOR: '100' }, url: 'http://127.0.0.1:5401/' }] };
