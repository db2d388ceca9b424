// A small path tracer: it draws the "photographs" of the previews from distance fields, so that light
// and shadow are physically right without a single borrowed picture. A page holds the scene as GLSL
// (`#scene`: map, surface, the lights and the lens)
// and one canvas marked `data-trace` with its number of samples. Lamps (`studio`) show in gloss only:
// met by chance from dull surfaces they would be grain.

const PRELUDE = `#version 300 es
precision highp float;
precision highp int;
uniform vec2 uSize;
uniform uint uFrame;
layout(location = 0) out vec4 outColour;
layout(location = 1) out vec4 outAlbedo;
layout(location = 2) out vec4 outNormal;
struct Surface { vec3 albedo; float rough; float metal; float coat; vec3 glow; };
const float PI = 3.14159265;
uint seed;
float rnd() {
  seed = seed * 747796405u + 2891336453u;
  uint w = ((seed >> ((seed >> 28u) + 4u)) ^ seed) * 277803737u;
  return float((w >> 22u) ^ w) / 4294967295.0;
}
vec3 ball() {
  float z = rnd() * 2. - 1., a = rnd() * 2. * PI, r = sqrt(1. - z * z);
  return vec3(r * cos(a), r * sin(a), z);
}
mat2 rot(float a) { float c = cos(a), s = sin(a); return mat2(c, -s, s, c); }
float hash(vec2 p) { p = fract(p * vec2(123.34, 456.21)); p += dot(p, p + 45.32); return fract(p.x * p.y); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p); f = f * f * (3. - 2. * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1)), f.x), f.y);
}
float fbm(vec2 p) { float s = 0., a = .5; for (int i = 0; i < 5; i++) { s += a * noise(p); p = p * 2.03 + 7.1; a *= .5; } return s; }
float sdBox(vec3 p, vec3 b, float r) { vec3 q = abs(p) - b + r; return length(max(q, 0.)) + min(max(q.x, max(q.y, q.z)), 0.) - r; }
float sdCyl(vec3 p, float r, float h, float e) { vec2 d = vec2(length(p.xz) - r + e, abs(p.y) - h + e); return min(max(d.x, d.y), 0.) + length(max(d, 0.)) - e; }
float sdTorus(vec3 p, float r, float t) { return length(vec2(length(p.xz) - r, p.y)) - t; }
float sdCone(vec3 p, vec3 a, vec3 b, float ra, float rb) {
  vec3 ba = b - a; float h = clamp(dot(p - a, ba) / dot(ba, ba), 0., 1.);
  return length(p - a - ba * h) - mix(ra, rb, h);
}
float smin(float a, float b, float k) { float h = max(k - abs(a - b), 0.) / k; return min(a, b) - h * h * k * .25; }
float smax(float a, float b, float k) { return -smin(-a, -b, k); }
vec2 near(vec2 a, float d, float id) { return d < a.x ? vec2(d, id) : a; }
`;

const CORE = `
float march(vec3 ro, vec3 rd, float far, out float id) {
  float t = 0.; id = 0.;
  for (int i = 0; i < STEPS; i++) {
    vec2 h = map(ro + rd * t);
    if (h.x < .0004 * (1. + t)) { id = h.y; return t; }
    t += h.x * PACE;
    if (t > far) break;
  }
  return -1.;
}
vec3 slope(vec3 p) {
  const vec2 e = vec2(1., -1.) * .0006;
  return normalize(e.xyy * map(p + e.xyy).x + e.yyx * map(p + e.yyx).x + e.yxy * map(p + e.yxy).x + e.xxx * map(p + e.xxx).x);
}
vec3 radiance(vec3 ro, vec3 rd, out vec3 albedo, out vec4 normal) {
  albedo = vec3(1); normal = vec4(0);
  vec3 through = vec3(1), light = vec3(0);
  bool mirrored = true;
  for (int b = 0; b < BOUNCES; b++) {
    float id, t = march(ro, rd, FAR, id);
    if (t < 0.) { light += through * (b == 0 ? backdrop(rd) : mirrored ? sky(rd) + studio(rd) : sky(rd)); break; }
    vec3 p = ro + rd * t, n = slope(p);
    Surface s = surface(p, n, id);
    light += through * s.glow;
    if (b == 0) { albedo = s.albedo; normal = vec4(n, log(t)); }
    float f = mix(s.coat * (.04 + .96 * pow(clamp(1. + dot(n, rd), 0., 1.), 5.)), 1., s.metal);
    ro = p + n * .002;
    if (rnd() < f) {
      rd = normalize(reflect(rd, n) + s.rough * ball());
      if (dot(rd, n) <= 0.) break;
      through *= mix(vec3(1), s.albedo, s.metal);
    } else {
      mirrored = false;
      through *= s.albedo;
      vec3 l = normalize(SUN + SUN_SIZE * ball());
      float c = dot(n, l), none;
      if (c > 0. && march(ro, l, FAR, none) < 0.) light += through * SUN_LIGHT * c;
      rd = normalize(n + ball() * .999);
    }
  }
  return min(light, vec3(6));
}
void main() {
  seed = uint(gl_FragCoord.x) * 1973u + uint(gl_FragCoord.y) * 9277u + uFrame * 26699u + 1u;
  rnd(); rnd();
  vec2 uv = (gl_FragCoord.xy + vec2(rnd(), rnd()) - .5 * uSize) / uSize.y + LENS_SHIFT;
  vec3 f = normalize(LOOK - EYE), r = normalize(cross(f, vec3(0, 1, 0))), u = cross(r, f);
  vec3 albedo; vec4 normal;
  outColour = vec4(radiance(EYE, normalize(f * LENS + r * uv.x + u * uv.y), albedo, normal), 1);
  outAlbedo = vec4(albedo, 1); outNormal = normal;
}`;

// What is left of the grain is averaged away between neighbours of the same surface: alike in colour,
// direction and distance. Far fewer samples are needed that way.
const DEVELOP = `#version 300 es
precision highp float;
uniform sampler2D uLight, uAlbedo, uNormal;
uniform float uReach;
out vec4 outColour;
vec3 film(vec3 x) { return clamp(x * (2.51 * x + .03) / (x * (2.43 * x + .59) + .14), 0., 1.); }
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy), edge = textureSize(uLight, 0) - 1;
  float count = texelFetch(uLight, at, 0).a;
  vec3 albedo = texelFetch(uAlbedo, at, 0).rgb / count;
  vec4 normal = texelFetch(uNormal, at, 0) / count;
  vec3 mine = texelFetch(uLight, at, 0).rgb / count;
  vec4 sum = vec4(0);
  for (int y = -4; y <= 4; y++) for (int x = -4; x <= 4; x++) {
    ivec2 q = clamp(at + ivec2(x, y), ivec2(0), edge);
    vec3 da = texelFetch(uAlbedo, q, 0).rgb / count - albedo;
    vec4 dn = texelFetch(uNormal, q, 0) / count - normal;
    vec3 theirs = texelFetch(uLight, q, 0).rgb / count;
    vec3 dc = theirs / (1. + theirs) - mine / (1. + mine);
    float w = exp(-float(x * x + y * y) / uReach - dot(da, da) * 400. - dot(dn, dn) * 60. - dot(dc, dc) * 24.);
    sum += vec4(theirs, 1) * w;
  }
  outColour = vec4(pow(film(sum.rgb / sum.a), vec3(1. / 2.2)), 1);
}`;

const BANDS = 8;

function compile(gl, source) {
  const program = gl.createProgram();
  const vertex =
    '#version 300 es\nvoid main(){gl_Position=vec4(vec2(gl_VertexID&1,gl_VertexID>>1)*4.-1.,0,1);}';
  for (const [type, text] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, source],
  ]) {
    const shader = gl.createShader(type);
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
      throw new Error(gl.getShaderInfoLog(shader));
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return program;
}

async function trace(canvas) {
  const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true });
  gl.getExtension('EXT_color_buffer_float');
  gl.getExtension('EXT_float_blend');
  const { width, height } = canvas;
  const scene = document.querySelector('#scene').textContent;
  const tracing = compile(gl, PRELUDE + scene + CORE);
  const developing = compile(gl, DEVELOP);

  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  const layers = ['uLight', 'uAlbedo', 'uNormal'];
  layers.forEach((_, i) => {
    const texture = gl.createTexture();
    gl.activeTexture(gl.TEXTURE0 + i);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, width, height);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
    const slot = gl.COLOR_ATTACHMENT0 + i;
    gl.framebufferTexture2D(gl.FRAMEBUFFER, slot, gl.TEXTURE_2D, texture, 0);
  });
  gl.drawBuffers(layers.map((_, i) => gl.COLOR_ATTACHMENT0 + i));
  gl.viewport(0, 0, width, height);
  // biome-ignore lint/correctness/useHookAtTopLevel: a method of WebGL, not a React hook
  gl.useProgram(tracing);
  gl.uniform2f(gl.getUniformLocation(tracing, 'uSize'), width, height);
  gl.blendFunc(gl.ONE, gl.ONE);
  const samples = Number(
    new URLSearchParams(location.search).get('samples') ?? canvas.dataset.trace,
  );
  const pixel = new Float32Array(4);
  const band = Math.ceil(height / BANDS);
  for (let frame = 0; frame < samples; frame += 1) {
    gl.uniform1ui(gl.getUniformLocation(tracing, 'uFrame'), frame);
    for (let i = 0; i < BANDS; i += 1) {
      // Short draws with a read after each: one long draw would be taken for a hung graphics process.
      gl.enable(gl.SCISSOR_TEST);
      gl.scissor(0, i * band, width, band);
      gl.enable(gl.BLEND);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.readPixels(0, i * band, 1, 1, gl.RGBA, gl.FLOAT, pixel);
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  gl.disable(gl.SCISSOR_TEST);
  gl.disable(gl.BLEND);
  // biome-ignore lint/correctness/useHookAtTopLevel: a method of WebGL, not a React hook
  gl.useProgram(developing);
  layers.forEach((name, i) => {
    gl.uniform1i(gl.getUniformLocation(developing, name), i);
  });
  gl.uniform1f(gl.getUniformLocation(developing, 'uReach'), 12);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  gl.finish();
}

addEventListener('load', async () => {
  try {
    await document.fonts.ready;
    for (const canvas of document.querySelectorAll('[data-trace]')) await trace(canvas);
    document.documentElement.dataset.ready = 'yes';
  } catch (error) {
    document.documentElement.dataset.ready = String(error);
  }
});
