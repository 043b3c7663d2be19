import { chromium } from 'playwright';
const [tag, slugArg] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const lists = { 'throttle-and-tide': '/search/new-used-and-demo-motorcycles/', 'red-dirt-campers': '/search/new-used-and-demo-campers/' };
const cars = { 'throttle-and-tide': process.env.CAR1, 'red-dirt-campers': process.env.CAR2 };
for (const slug of slugArg.split(',')) for (const [w, h, dpr] of [[390, 844, 2], [1280, 900, 1]]) {
  for (const [kind, path] of [['home', '/'], ['list', lists[slug]], ['car', cars[slug]]]) {
    const c = await b.newContext({ viewport: { width: w, height: h }, deviceScaleFactor: dpr });
    const p = await c.newPage();
    await p.addInitScript(() => { window.__l = []; new PerformanceObserver((l) => { for (const e of l.getEntries()) window.__l.push([e.element?.tagName, e.url, Math.round(e.startTime)]); }).observe({ type: 'largest-contentful-paint', buffered: true }); });
    const imgs = [];
    p.on('response', async (r) => { if (r.request().resourceType() === 'image' || r.url().includes('/.netlify/images')) { const body = await r.body().catch(() => Buffer.alloc(0)); imgs.push([r.url(), body.length, r.headers()['content-type']]); } });
    const res = await p.goto(`http://${slug}.localhost:4880${path}`, { waitUntil: 'load' });
    await p.waitForTimeout(1200);
    const first = imgs.reduce((s, i) => s + i[1], 0), n1 = imgs.length;
    await p.screenshot({ path: `/tmp/photos/${tag}-${slug}-${kind}-${w}.png` });
    const lcp = await p.evaluate(() => window.__l.at(-1));
    const dims = await p.evaluate(() => [...document.querySelectorAll('img')].filter((i) => i.currentSrc.includes('netlify')).slice(0, 4).map((i) => [i.currentSrc.match(/w=\d+/)?.[0], i.naturalWidth, i.naturalHeight, Math.round(i.getBoundingClientRect().width), i.loading, i.fetchPriority]));
    for (let y = 0; y < 12000; y += 600) { await p.evaluate((y) => scrollTo(0, y), y); await p.waitForTimeout(60); }
    await p.waitForTimeout(700);
    console.log(slug, kind, w, res.status(), `first ${n1} pics ${(first / 1024).toFixed(0)} KB; scrolled ${imgs.length} pics ${(imgs.reduce((s, i) => s + i[1], 0) / 1024).toFixed(0)} KB`, JSON.stringify(lcp), JSON.stringify(dims));
    await c.close();
  }
}
await b.close();
