import { chromium } from "@playwright/test";
const base = "http://127.0.0.1:7803";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const only = process.argv[2] ?? "";
async function shot(name, { locale = "en-GB", width = 1280, height = 720, path, act, full = false, touch = false }) {
  if (only && !name.includes(only)) return;
  const context = await browser.newContext({ locale, viewport: { width, height }, reducedMotion: "reduce", hasTouch: touch });
  const page = await context.newPage();
  page.on("pageerror", (e) => console.log(name, "ERROR", e.message));
  page.on("console", (m) => m.type() === "error" && console.log(name, "console", m.text()));
  await page.addInitScript(() => localStorage.setItem("tortuga.haste", "1"));
  try {
    await page.goto(base + path);
    await act?.(page);
    await page.screenshot({ path: `/tmp/cards/${name}.png`, fullPage: full });
    console.log(name);
  } catch (e) { console.log(name, "FAILED", e.message.split("\n")[0]); await page.screenshot({ path: `/tmp/cards/${name}-failed.png` }); }
  await context.close();
}
const table = async (page) => page.locator('[data-point="prompt"]').waitFor({ timeout: 20000 });
const hover = (sel) => async (page) => { await table(page); await page.locator(sel).first().hover(); await page.getByTestId("card-info").waitFor({ timeout: 5000 }); await page.waitForTimeout(500); };
const key = (sel) => async (page) => { await table(page); await page.locator(sel).first().focus(); await page.keyboard.press("i"); await page.getByTestId("card-info").waitFor({ timeout: 5000 }); await page.waitForTimeout(500); };
await shot("jr-hover", { path: "/local/jolly-roger", act: hover("[data-point=hand] button[data-card]") });
await shot("jr-key-pl", { locale: "pl-PL", width: 360, height: 800, path: "/local/jolly-roger", act: key("[data-point=hand] button[data-card]") });
await shot("rum-hover", { path: "/local/rum", width: 1440, height: 900, act: hover(".beach [data-card]") });
await shot("rum-land", { path: "/local/rum", width: 844, height: 390, locale: "de-DE", act: hover("[data-card]") });
await shot("pr-hover", { path: "/local/port-royal", locale: "de-DE", act: async (page) => { await table(page); await page.waitForTimeout(1500); for (let i = 0; i < 8 && (await page.locator(".harbour [data-card]").count()) === 0; i++) { const b = page.getByRole("button", { name: /Karte ziehen|ziehen|Aufdecken/i }).first(); if (await b.count()) await b.click().catch(() => {}); await page.waitForTimeout(700); } await hover(".harbour [data-card]")(page); } });
const rules = async (page) => { await page.locator(".gallery [data-card]").first().waitFor({ timeout: 15000 }); await page.waitForTimeout(800); };
await shot("rules-rum", { path: "/rules/rum", full: true, act: rules });
await shot("rules-pr", { path: "/rules/port-royal", full: true, locale: "de-DE", act: rules });
await shot("rules-jr", { path: "/rules/jolly-roger", full: true, locale: "pl-PL", act: rules });
await shot("rules-jr-phone", { path: "/rules/jolly-roger", width: 360, height: 800, full: true, act: rules });
await browser.close();
