"""A picture from a scene: traced by paint.c into flat light, then brushed, drawn over with ink and grained like paper."""
import ctypes, os, subprocess
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
INK = np.array([0.047, 0.157, 0.196], np.float32)
OUTLOOKS = {'street': 0, 'sea': 1, 'bay': 2, 'bush': 3, 'open': 4}
KINDS = ['plain', 'brick', 'boards', 'ashlar', 'battens', 'tiles', 'seams', 'floor', 'grass', 'leaf', 'water', 'paving', 'marble', 'glass', 'rug', 'fabric', 'lamp', 'sheer', 'road', 'mirror', 'grain', 'rock', 'chart', 'sea']


class View(ctypes.Structure):
    _fields_ = [(n, ctypes.c_float * 3) for n in ('eye', 'right', 'up', 'forward')] + [('lens', ctypes.c_float), ('shift', ctypes.c_float)] + \
               [(n, ctypes.c_float * 3) for n in ('sun', 'sun_colour', 'sky_top', 'sky_low', 'ambient')] + \
               [('outlook', ctypes.c_int), ('eye_height', ctypes.c_float), ('seed', ctypes.c_int), ('windows', ctypes.c_int), ('indoor', ctypes.c_float), ('headland', ctypes.c_float), ('cloud', ctypes.c_float), ('low', ctypes.c_float * 3), ('high', ctypes.c_float * 3), ('far', ctypes.c_float), ('haze', ctypes.c_float), ('chart', ctypes.POINTER(ctypes.c_float)), ('chart_side', ctypes.c_int)] + [(n, ctypes.c_float) for n in ('chart_x', 'chart_y', 'chart_size')]


def library():
    folder = os.path.join(HERE, 'tracer')
    sources = [os.path.join(folder, name) for name in os.listdir(folder) if name.endswith(('.c', '.h'))]
    built = os.path.join(folder, 'tracer.so')
    if not os.path.exists(built) or os.path.getmtime(built) < max(map(os.path.getmtime, sources)):
        part = f'{built}.{os.getpid()}'
        subprocess.run(['gcc', '-O3', '-march=native', '-ffast-math', '-shared', '-fPIC', '-o', part, *(s for s in sources if s.endswith('.c')), '-lm'], check=True)
        os.replace(part, built)
    return ctypes.CDLL(built)


def at(array, kind=ctypes.c_float): return array.ctypes.data_as(ctypes.POINTER(kind))
def linear(colour): return np.asarray(colour, np.float32) ** 2.2


def hexa(text):
    text = text.lstrip('#')
    return [int(text[i:i + 2], 16) / 255 for i in (0, 2, 4)]


LIGHTS = {  # sun, sky above, sky at the horizon, ambient
    'day': ((1.28, 1.16, .98), '#67a5c8', '#e2ecea', (.50, .56, .64)),
    'golden': ((1.50, 1.10, .72), '#7fb0c6', '#f7e4cc', (.47, .50, .58)),
    'indoor': ((2.0, 1.72, 1.32), '#67a5c8', '#e2ecea', (.90, .88, .84)),
    'dawn': ((1.55, .98, .60), '#93b7ca', '#ffdfc3', (.48, .47, .54)),
    'noon': ((1.30, 1.20, 1.02), '#3f86ba', '#d6e7ec', (.50, .57, .66)),
    'morning': ((1.40, 1.14, .84), '#5c9dc7', '#ecefe6', (.49, .54, .62)),
    'dusk': ((1.30, .74, .50), '#6d84a3', '#f6c3ab', (.43, .43, .56)),
    'soft': ((.95, .90, .82), '#86b2c6', '#e9ece6', (.90, .94, .98)),
}


def paint(scene, eye, to, lens, sun, size, seed=1, light='day', outlook='street', samples=4, fine=3, indoor=False, shift=0.0, eye_height=1.6, headland=0.3, cloud=.75, lights=(), room=(0,) * 6, far=400, haze=900, chart=None):
    lib = library()
    vertices, shades, ids, materials = scene.arrays()
    eye, to = np.array(eye, float), np.array(to, float)
    forward = to - eye
    forward[2] = 0  # Verticals stay upright; `shift` frames.
    forward /= np.linalg.norm(forward)
    right = np.cross(forward, [0, 0, 1])
    colour, above, low, ambient = LIGHTS[light]
    view = View()
    for name, value in (('eye', eye), ('right', right), ('up', (0, 0, 1)), ('forward', forward), ('sun', sun), ('sun_colour', colour), ('sky_top', linear(hexa(above))), ('sky_low', linear(hexa(low))), ('ambient', ambient), ('low', room[:3]), ('high', room[3:])):
        setattr(view, name, (ctypes.c_float * 3)(*[float(x) for x in value]))
    view.lens, view.shift, view.outlook, view.seed, view.indoor = lens, shift, OUTLOOKS[outlook], seed, float(indoor)
    view.eye_height, view.headland, view.cloud, view.windows = eye_height, headland, cloud, len(lights)
    view.far, view.haze = far, haze
    if chart is not None:
        colours, *corner = chart
        view.chart, view.chart_side = at(colours), len(colours)
        view.chart_x, view.chart_y, view.chart_size = corner
    windows = np.array(lights if len(lights) else [[0] * 12], np.float32)
    w, h = size
    out, normal, depth, ident = np.zeros((h, w, 3), np.float32), np.zeros((h, w, 3), np.float32), np.zeros((h, w), np.float32), np.zeros((h, w), np.int32)
    lib.paint(len(ids), at(vertices), at(shades), at(ids, ctypes.c_int32), at(materials), ctypes.byref(view), at(windows), w, h, samples, fine, at(out), at(normal), at(depth), at(ident, ctypes.c_int32))
    return finish(lib, out, normal, depth, ident, materials, seed)


def tone(x):
    """Shoulder, so that lit white walls keep their colour; then sRGB."""
    x = np.clip(x, 0, None)
    x = np.where(x < .6, x, .6 + .4 * (1 - np.exp(-(x - .6) / .4)))
    return np.clip(x, 0, 1) ** (1 / 2.2)


def noise(h, w, scale, seed):
    rng = np.random.default_rng(seed)
    small = rng.random((int(h / scale) + 3, int(w / scale) + 3)).astype(np.float32)
    y, x = np.arange(h) / scale, np.arange(w) / scale
    i, j = y.astype(int), x.astype(int)
    fy, fx = (y - i)[:, None], (x - j)[None, :]
    fy, fx = fy * fy * (3 - 2 * fy), fx * fx * (3 - 2 * fx)
    a = small[i][:, j] * (1 - fx) + small[i][:, j + 1] * fx
    b = small[i + 1][:, j] * (1 - fx) + small[i + 1][:, j + 1] * fx
    return (a * (1 - fy) + b * fy).astype(np.float32)


def finish(lib, out, normal, depth, ident, materials, seed):
    h, w, _ = out.shape
    image = np.ascontiguousarray(tone(out), np.float32)
    brushed = np.zeros_like(image)
    lib.brush(at(image), at(brushed), w, h, max(2, round(w / 560)))
    image = brushed
    line = ink(normal, depth, ident, materials)
    pressure = .6 + .35 * noise(h, w, w / 30, seed + 3) + .15 * noise(h, w, 9, seed + 5)
    image = image * (1 - .62 * (line * pressure)[..., None]) + INK * (.62 * (line * pressure)[..., None])
    grain = .5 * noise(h, w, 2.2, seed + 1) + .3 * noise(h, w, 5, seed + 2) + .2 * noise(h, w, 90, seed + 4) - .5
    luma = image.mean(-1, keepdims=True)
    image = luma + (image - luma) * 1.06
    image = image * (1 + .055 * grain[..., None])
    paper = np.array([1, .992, .972], np.float32)
    return np.clip(image * .985 * paper + .012, 0, 1)


def ink(normal, depth, ident, materials):
    """Where surfaces meet or end; leaves are left to the brush."""
    leafy = np.isin(ident, np.flatnonzero(np.isin(materials[:, 3], [KINDS.index('leaf'), KINDS.index('sheer')])))
    edge = np.zeros(depth.shape, np.float32)
    near = np.clip(9 / np.maximum(depth, .5), .25, 1) * np.clip(700 / np.maximum(depth, .5), .2, 1)  # Fainter with distance, across the sea faint.
    for dy, dx in ((0, 1), (1, 0)):
        a, b = depth, np.roll(depth, (-dy, -dx), (0, 1))
        m, n = normal, np.roll(normal, (-dy, -dx), (0, 1))
        step = np.abs(1 / np.maximum(a, .1) - 1 / np.maximum(b, .1)) * np.minimum(a, b)
        crease = 1 - np.clip((m * n).sum(-1), 0, 1)
        other = ident != np.roll(ident, (-dy, -dx), (0, 1))
        rise = np.maximum(np.clip(step * 5 - .25, 0, 1), np.where(other, .75, 0))
        solid = (ident >= 0) & (np.roll(ident, (-dy, -dx), (0, 1)) >= 0)
        rise = np.maximum(rise, np.where(solid, np.clip(crease * 1.6 - .25, 0, .8), 0))
        rise = rise * np.where(leafy | np.roll(leafy, (-dy, -dx), (0, 1)), .10, 1) * near
        edge = np.maximum(edge, rise)
    edge[-2:], edge[:, -2:] = 0, 0
    soft = (edge + .45 * (np.roll(edge, 1, 0) + np.roll(edge, 1, 1)) + .2 * (np.roll(edge, -1, 0) + np.roll(edge, -1, 1)))
    return np.clip(soft, 0, 1)
