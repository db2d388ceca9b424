// Flowers drawn petal by petal on a canvas: outer rings first, each petal with its own shade and shadow.
// A canvas asks for its picture by attributes: data-bouquet="seed", data-palette, data-vessel.

const PALETTES = {
  // Each bloom: heart of the flower, middle of the petal, rim.
  blush: [
    ['#b3365f', '#e88aa6', '#fbd7de'],
    ['#c25a4a', '#f0a58c', '#fde3d3'],
    ['#d9c3a2', '#f4e7d3', '#fffaf2'],
    ['#7a1440', '#b32e63', '#de6f95'],
  ],
  white: [
    ['#cfd3a0', '#f2f0dc', '#ffffff'],
    ['#e0cfae', '#f7efdf', '#fffdf8'],
    ['#b9c69a', '#e6ebd0', '#fbfdf2'],
  ],
  sunset: [
    ['#b8421b', '#ef8a3c', '#fcc987'],
    ['#a8203a', '#dc4c55', '#f59a8c'],
    ['#d28a12', '#f5bf45', '#fde6a2'],
  ],
  plum: [
    ['#3f1150', '#7d3f92', '#bf8fce'],
    ['#6a0f3c', '#a82f63', '#dc7ca0'],
    ['#8b7cc0', '#c3b6e6', '#ece6fb'],
  ],
};

// Thousands of small paths with shadows: a software graphics process would choke on them.
const CPU = { willReadFrequently: true };

let state = 1;
const random = () => {
  state = (state * 16807) % 2147483647;
  return state / 2147483647;
};
const between = (a, b) => a + (b - a) * random();
const pick = (list) => list[Math.floor(random() * list.length)];

function petal(g, length, width, [heart, middle, rim], shade) {
  const fill = g.createRadialGradient(0, 0, length * 0.1, 0, 0, length * 1.02);
  fill.addColorStop(0, heart);
  fill.addColorStop(0.5 + shade * 0.15, middle);
  fill.addColorStop(1, rim);
  g.beginPath();
  g.moveTo(0, 0);
  const notch = length * between(0.9, 0.99);
  g.bezierCurveTo(-width * 0.9, length * 0.2, -width * 1.1, length * 0.95, -width * 0.3, length);
  g.quadraticCurveTo(-width * 0.05, length * 1.01, 0, notch);
  g.quadraticCurveTo(width * 0.1, length * 1.04, width * 0.35, length * 0.99);
  g.bezierCurveTo(width * 1.1, length * 0.92, width * 0.9, length * 0.2, 0, 0);
  g.fillStyle = fill;
  g.fill();
  g.shadowColor = 'transparent';
  g.save();
  g.clip();
  g.lineWidth = length * 0.012;
  for (let i = -3; i <= 3; i += 1) {
    g.strokeStyle = `${heart}22`;
    g.beginPath();
    g.moveTo(0, 0);
    g.quadraticCurveTo(i * width * 0.2, length * 0.5, i * width * 0.3, length);
    g.stroke();
  }
  g.restore();
  g.strokeStyle = '#ffffff3c';
  g.lineWidth = Math.max(0.6, length * 0.012);
  g.stroke();
}

function bloom(target, x, y, radius, colours, lush) {
  const size = Math.ceil(radius * 2.6);
  const layer = new OffscreenCanvas(size, size);
  const g = layer.getContext('2d', CPU);
  g.translate(size / 2, size / 2);
  g.rotate(between(0, 7));
  g.scale(1, between(0.84, 0.98));
  // A lush head is a dahlia of many narrow petals, the other kind a garden rose of few and broad ones.
  const rings = (radius > 60 ? 8 : 6) - (lush ? 0 : 1);
  const breadth = lush ? 0.48 : 0.86;
  for (let ring = 0; ring < rings; ring += 1) {
    const part = 1 - ring / rings;
    const reach = radius * (0.16 + 0.86 * part ** 0.9);
    const count = Math.round(lush ? 5 + part * 5 : 4 + part * 1.6);
    const turn = ring * 0.55 + between(0, 0.4);
    for (let i = 0; i < count; i += 1) {
      g.save();
      g.rotate(turn + (i / count) * Math.PI * 2 + between(-0.12, 0.12));
      g.shadowColor = `${colours[0]}90`;
      g.shadowBlur = radius * 0.09;
      g.shadowOffsetY = radius * 0.02;
      petal(
        g,
        reach * between(0.9, 1.04),
        reach * breadth * between(0.88, 1.14),
        colours,
        1 - part,
      );
      g.restore();
    }
  }
  g.setTransform(1, 0, 0, 1, 0, 0);
  // The light falls from the upper left, so every head is shaded as a ball.
  g.globalCompositeOperation = 'source-atop';
  const ball = g.createRadialGradient(
    size * 0.4,
    size * 0.36,
    radius * 0.2,
    size / 2,
    size / 2,
    radius * 1.15,
  );
  ball.addColorStop(0, '#fff8ec40');
  ball.addColorStop(0.55, '#fff0');
  ball.addColorStop(1, `${colours[0]}80`);
  g.fillStyle = ball;
  g.fillRect(0, 0, size, size);
  target.save();
  target.shadowColor = '#2a10204d';
  target.shadowBlur = radius * 0.28;
  target.shadowOffsetY = radius * 0.12;
  target.drawImage(layer, x - size / 2, y - size / 2);
  target.restore();
}

function leaf(g, x, y, angle, length, width, tone) {
  g.save();
  g.translate(x, y);
  g.rotate(angle);
  const fill = g.createLinearGradient(-width, 0, width, 0);
  fill.addColorStop(0, tone[0]);
  fill.addColorStop(0.5, tone[1]);
  fill.addColorStop(0.52, tone[0]);
  fill.addColorStop(1, tone[2]);
  g.fillStyle = fill;
  g.shadowColor = '#12241a50';
  g.shadowBlur = width * 0.5;
  g.shadowOffsetY = width * 0.2;
  g.beginPath();
  g.moveTo(0, 0);
  g.bezierCurveTo(-width * 1.3, -length * 0.3, -width * 0.7, -length * 0.85, 0, -length);
  g.bezierCurveTo(width * 0.7, -length * 0.85, width * 1.3, -length * 0.3, 0, 0);
  g.fill();
  g.restore();
}

const GREENS = [
  ['#2f5138', '#5f8a5c', '#41694a'],
  ['#55786b', '#93b3a2', '#6c9083'],
  ['#1e3b2b', '#3f6a48', '#2b4f38'],
];

function sprig(g, x, y, angle, length, tone) {
  const round = tone === GREENS[1];
  for (let i = 1; i <= 8; i += 1) {
    const at = (i / 8) * length;
    const bend = angle + (i / 8) * 0.25;
    const px = x + Math.sin(bend) * at;
    const py = y - Math.cos(bend) * at;
    const size = length * (0.3 - i * 0.017);
    for (const side of [-1, 1])
      leaf(g, px, py, bend + side * 0.95, size, size * (round ? 0.5 : 0.24), tone);
  }
}

function gypsophila(g, x, y, spread) {
  for (let i = 0; i < 46; i += 1) {
    const px = x + between(-spread, spread);
    const py = y + between(-spread, spread) * 0.8;
    g.fillStyle = pick(['#ffffff', '#fff6f8', '#f4e6ea']);
    g.shadowColor = '#40203030';
    g.shadowBlur = 3;
    for (let k = 0; k < 5; k += 1) {
      g.beginPath();
      g.arc(px + Math.cos(k * 1.26) * 3.4, py + Math.sin(k * 1.26) * 3.4, 3, 0, 7);
      g.fill();
    }
  }
  g.shadowColor = 'transparent';
}

function wrap(g, cx, top, bottom, wide, colours) {
  // Sheets of paper, the farther ones lighter, gathered at the ribbon.
  const knot = bottom - (bottom - top) * 0.3;
  const sheet = (l, lt, r, rt, from, to) => {
    const fill = g.createLinearGradient(cx - wide, 0, cx + wide, 0);
    fill.addColorStop(0, from);
    fill.addColorStop(1, to);
    g.fillStyle = fill;
    g.shadowColor = '#30101c40';
    g.shadowBlur = 26;
    g.shadowOffsetY = 8;
    g.beginPath();
    g.moveTo(cx + l * wide, lt);
    g.quadraticCurveTo(cx + (l + r) * wide * 0.5, (lt + rt) / 2 + 40, cx + r * wide, rt);
    g.quadraticCurveTo(cx + r * wide * 0.45, knot - 60, cx + wide * 0.1, knot);
    g.lineTo(cx + wide * (0.28 + r * 0.08), bottom);
    g.lineTo(cx - wide * (0.28 - l * 0.08), bottom);
    g.lineTo(cx - wide * 0.1, knot);
    g.quadraticCurveTo(cx + l * wide * 0.45, knot - 60, cx + l * wide, lt);
    g.fill();
    g.shadowColor = 'transparent';
  };
  sheet(-1, top + 20, 0.62, top + 190, colours[0], colours[1]);
  sheet(-0.58, top + 200, 1, top + 10, colours[2], colours[0]);
  for (let i = 0; i < 9; i += 1) {
    g.strokeStyle = i % 2 ? '#ffffff30' : '#5a203020';
    g.lineWidth = 2;
    g.beginPath();
    g.moveTo(cx + wide * (-0.8 + i * 0.2), top + 210 + Math.abs(4 - i) * -22);
    g.quadraticCurveTo(cx + wide * (-0.3 + i * 0.07), knot - 80, cx + (i - 4) * 4, knot);
    g.lineTo(cx + (i - 4) * wide * 0.055, bottom);
    g.stroke();
  }
  g.fillStyle = colours[3];
  g.fillRect(cx - wide * 0.125, knot - 13, wide * 0.25, 26);
  for (const s of [-1, 1]) {
    g.beginPath();
    g.moveTo(cx, knot);
    g.bezierCurveTo(cx + s * 40, knot - 70, cx + s * 130, knot - 50, cx + s * 96, knot + 8);
    g.quadraticCurveTo(cx + s * 60, knot + 26, cx, knot);
    g.fill();
    g.beginPath();
    g.moveTo(cx, knot);
    g.quadraticCurveTo(cx + s * 40, knot + 60, cx + s * 52, knot + 150);
    g.lineTo(cx + s * 78, knot + 138);
    g.quadraticCurveTo(cx + s * 52, knot + 50, cx, knot);
    g.fill();
  }
}

function vase(g, cx, top, bottom, wide, [light, mid, dark]) {
  const fill = g.createLinearGradient(cx - wide, 0, cx + wide, 0);
  fill.addColorStop(0, mid);
  fill.addColorStop(0.3, light);
  fill.addColorStop(1, dark);
  g.fillStyle = '#3a183026';
  g.filter = 'blur(9px)';
  g.beginPath();
  g.ellipse(cx + wide * 0.5, bottom, wide * 1.5, 12, 0, 0, 7);
  g.fill();
  g.filter = 'none';
  g.fillStyle = fill;
  g.beginPath();
  g.moveTo(cx - wide * 0.6, top);
  g.bezierCurveTo(cx - wide * 0.5, top + 30, cx - wide * 1.3, top + 50, cx - wide * 0.8, bottom);
  g.quadraticCurveTo(cx, bottom + 12, cx + wide * 0.8, bottom);
  g.bezierCurveTo(cx + wide * 1.3, top + 50, cx + wide * 0.5, top + 30, cx + wide * 0.6, top);
  g.fill();
}

function draw(canvas) {
  const g = canvas.getContext('2d', CPU);
  const { width, height } = canvas;
  const { palette, vessel } = canvas.dataset;
  state = Number(canvas.dataset.bouquet);
  const colours = PALETTES[palette];
  const cx = width / 2;
  const big = vessel === 'wrap';
  const unit = big ? width * 0.37 : width * 0.3;
  const cy = height * (big ? 0.37 : 0.4);
  const spread = (i, n, ring) => (i / n) * Math.PI * 2 + ring;

  for (let i = 0; i < 15; i += 1) {
    const a = between(-2, 2);
    const tone = pick(GREENS);
    sprig(g, cx + Math.sin(a) * unit * 0.5, cy - Math.cos(a) * unit * 0.35, a, unit * 0.72, tone);
  }
  for (let i = 0; i < 6; i += 1) {
    const a = -1.6 + i * 0.64;
    gypsophila(g, cx + Math.sin(a) * unit * 0.98, cy - Math.cos(a) * unit * 0.82, unit * 0.16);
  }
  if (big)
    wrap(g, cx, cy + unit * 0.1, height * 0.98, unit * 1.12, [
      '#f7e6dc',
      '#e7c6bd',
      '#fdf4ec',
      '#7a1440',
    ]);
  else vase(g, cx, cy + unit * 0.7, height * 0.93, unit * 0.42, ['#fffaf4', '#e6d5cd', '#b99c98']);
  const heads = [];
  for (const [ring, n, r] of [
    [0.82, 9, 0.27],
    [0.45, 5, 0.33],
    [0, 1, 0.37],
  ])
    for (let i = 0; i < n; i += 1) {
      const a = spread(i, n, ring);
      const lift = big && Math.sin(a) > 0.3 ? 0.62 : 0.84;
      heads.push([
        cx + Math.cos(a) * unit * ring * 1.06,
        cy + Math.sin(a) * unit * ring * lift,
        unit * r * between(0.88, 1.12),
      ]);
    }
  heads.forEach(([x, y, r], i) => {
    if (i % 3 === 0) leaf(g, x, y, between(-2, 2), r * 1.6, r * 0.36, pick(GREENS));
    bloom(g, x, y, r, colours[(i * 5 + 1) % colours.length], i % 2 === 0);
  });
}

addEventListener('load', async () => {
  await document.fonts.ready;
  for (const canvas of document.querySelectorAll('[data-bouquet]')) draw(canvas);
  document.documentElement.dataset.ready = 'yes';
});
