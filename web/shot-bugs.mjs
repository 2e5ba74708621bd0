import { chromium } from "@playwright/test";
const base = "http://127.0.0.1:7801";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const what = process.argv.slice(2);
const SIZES = { p: [360, 800], l: [844, 390], z: [640, 360], d: [1280, 720], w: [1440, 900] };
for (const item of what) {
  // kind:game:seats:sizes[:lang]
  const [kind, game, seats, sizes, lang = "en-GB"] = item.split(":");
  const context = await browser.newContext({ baseURL: base, locale: lang, reducedMotion: "reduce", viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.goto("/");
  if (kind === "online") {
    await page.request.post("/api/guest", { data: { name: "Anneliese" } });
    const made = await page.request.post("/api/tables", { data: { game, seats: Number(seats), pace: { kind: "normal" } } });
    const { table } = await made.json();
    await page.goto(`/t/${table}`);
    await page.locator(".host button").first().click();
    await page.locator(".host .start button").click();
  } else {
    await page.goto(`/local/${game}`);
  }
  await page.locator('[data-point="prompt"]').waitFor();
  await page.locator('[data-point="choices"] li button').first().waitFor({ state: "attached", timeout: 20000 }).catch(() => {});
  await page.waitForTimeout(600);
  for (const size of sizes.split("")) {
    const [width, height] = SIZES[size];
    await page.setViewportSize({ width, height });
    if (width < 1100) await page.locator('.foot [data-point="choices"]').evaluate((d) => (d.open = false)).catch(() => {});
    await page.waitForTimeout(350);
    await page.screenshot({ path: `/tmp/bugs/pics/${kind}-${game}-${seats}-${size}-${lang.slice(0, 2)}.png` });
  }
  await context.close();
}
await browser.close();
