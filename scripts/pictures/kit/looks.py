"""What homes are made of, inside and out: a palette by name, chosen by what the listing says."""

BASE = {
    'paint': '#efece4', 'ceiling': '#f6f4ee', 'concrete': ('#cfcbc3', 'plain'), 'tile': ('#dfe3dd', 'paving', .3), 'tile_floor': ('#c9c5bb', 'paving', .45),
    'floor': ('#c79f6f', 'floor', 0, 1), 'bed_floor': ('#d8d2c6', 'fabric'), 'deck': ('#a9835c', 'floor'), 'paving': ('#d5cbb9', 'paving', .6),
    'trim': '#f1efe9', 'frame': '#33393b', 'door': '#6d4a2f', 'garage': ('#8d7355', 'battens'), 'wall': '#ece8de', 'gable': '#ece8de',
    'roof': ('#6f767a', 'seams', .4), 'roof_edge': '#5d6467', 'roof_style': 'hip', 'drive': ('#c9bfae', 'paving', .3),
    'joinery': '#9aa78f', 'bench': ('#efeeea', 'marble'), 'timber': ('#b98d5e', 'floor'), 'sofa': '#d9d2c4', 'chair': '#4f7684', 'accent_cloth': '#c9782f',
    'woodwork': '#f3f0e8', 'metal': '#b9bec0', 'splash': ('#f1efe8', 'paving', .12), 'island': '#f0eee8', 'vanity': ('#b98d5e', 'grain'),
    'outlook': 'street', 'fence': 'none', 'trees': 'gum', 'old': False,
}
WALLS = {
    'render': dict(wall='#efeae0', gable='#efeae0'), 'charcoal': dict(wall='#4c5254', gable='#4c5254', trim='#3c4143', roof_edge='#34393b'),
    'weatherboard': dict(wall=('#f0ede4', 'boards'), gable=('#f0ede4', 'boards')), 'blue': dict(wall=('#7c9bab', 'boards'), gable=('#7c9bab', 'boards')),
    'navy': dict(wall=('#4a6580', 'boards'), gable=('#4a6580', 'boards')), 'sage': dict(wall=('#a3ad94', 'boards'), gable=('#a3ad94', 'boards')), 'cream': dict(wall=('#e8dcbf', 'boards'), gable=('#e8dcbf', 'boards')),
    'grey': dict(wall=('#b9bdb9', 'boards'), gable=('#b9bdb9', 'boards')),
    'brown': dict(wall=('#8a6a52', 'brick'), gable=('#8a6a52', 'brick'), trim='#5a4a3c'), 'red': dict(wall=('#a5563f', 'brick'), gable='#efe7d6', trim='#f2ead9'), 'blond': dict(wall=('#cdb38c', 'brick'), gable=('#cdb38c', 'brick')),
    'liver': dict(wall=('#7e4a3c', 'brick'), gable=('#7e4a3c', 'brick')), 'cedar': dict(wall=('#9c6f47', 'battens'), gable=('#9c6f47', 'battens')), 'greybrick': dict(wall=('#a59f95', 'brick'), gable=('#a59f95', 'brick')),
}
ROOFS = {
    'terracotta': dict(roof=('#b26141', 'tiles'), roof_edge='#8f4d34'), 'slate': dict(roof=('#6b7175', 'tiles'), roof_edge='#565c60'), 'iron': dict(roof=('#a7adab', 'seams', .2), roof_edge='#8d9391'),
    'dark': dict(roof=('#565c5e', 'seams', .42), roof_edge='#474d4f'), 'green': dict(roof=('#76867a', 'seams', .2), roof_edge='#5f6e63'), 'white': dict(roof=('#d9d9d3', 'seams', .42), roof_edge='#c9c9c2'),
}
JOINERY = {'sage': '#a3ae96', 'white': '#f0eee8', 'oak': ('#c29a68', 'battens'), 'timber': ('#a97848', 'battens'), 'pale': '#d9d6cb'}
BENCH = {'marble': ('#f1efea', 'marble'), 'dark': '#464a4b', 'pale': '#ded9cd', 'white': '#f4f2ec', 'stone': ('#d8d2c6', 'paving', 3)}
STONE = ('#d0ae7c', 'ashlar')
# As alt texts call them.
WALL_WORDS = {'render': 'white render', 'charcoal': 'charcoal render', 'weatherboard': 'white weatherboard', 'blue': 'blue weatherboard', 'navy': 'dark blue weatherboard', 'sage': 'sage green weatherboard', 'cream': 'cream weatherboard',
              'grey': 'grey weatherboard', 'brown': 'brown brick', 'red': 'red brick', 'blond': 'blond brick', 'liver': 'dark red brick', 'cedar': 'upright timber', 'greybrick': 'grey brick'}
ROOF_WORDS = {'terracotta': 'terracotta tiles', 'slate': 'grey tiles', 'iron': 'pale iron', 'dark': 'dark metal', 'green': 'green iron', 'white': 'white metal'}
JOINERY_WORDS = {'sage': 'sage green', 'white': 'white', 'oak': 'oak', 'timber': 'timber', 'pale': 'pale grey'}
BENCH_WORDS = {'marble': 'veined marble', 'dark': 'charcoal', 'pale': 'pale', 'white': 'white', 'stone': 'stone'}


def look(walls='render', roof='dark', style='hip', joinery='white', bench='pale', **more):
    made = {**BASE, **WALLS[walls], **ROOFS[roof], 'roof_style': style, 'joinery': JOINERY[joinery], 'island': JOINERY[joinery], 'bench': BENCH[bench]}
    made.update(called=WALL_WORDS[walls], roofed=ROOF_WORDS[roof], joined=JOINERY_WORDS[joinery], benched=BENCH_WORDS[bench])
    made.update(more)
    return made


CARPET = dict(floor=('#d6cebf', 'fabric'), bed_floor=('#d6cebf', 'fabric'))
TIMBER = dict(bed_floor=('#c79f6f', 'floor', 0, 1))
DARK = dict(floor=('#7d5b3f', 'floor', 0, 1), bed_floor=('#7d5b3f', 'floor', 0, 1))
GREENTILE = dict(tile=('#a9bda4', 'paving', .16))
MIRRORED = dict(rooms=dict(mirrored=True))
STONETILE = dict(tile=('#d9cfbd', 'paving', .5))

LOOKS = {
    'S001': look('render', 'dark', 'flat', 'sage', 'marble', accent=STONE, outlook='sea', rail='glass', pool=True, trees='palm', fence='stone', sees='Ensuite', rooms=dict(bath=True, bathroom='Ensuite')),
    'S002': look('blue', 'iron', 'gable', 'white', 'dark', ridge='x', outlook='street', fence='picket', trees='lemon', old=True, chimney=True, **GREENTILE),
    'S003': look('render', 'dark', 'flat', 'sage', 'pale', outlook='sea', floors=4, bays=3, trees='norfolk', screens=True, level=3),
    'S004': look('weatherboard', 'dark', 'skillion', 'oak', 'white', tip='left', accent=STONE, outlook='bay', trees='gum', rooms=dict(bathroom='Ensuite')),
    'S005': look('render', 'dark', 'gable', 'pale', 'white', ridge='y', upper=('#a98a64', 'battens'), outlook='bush', trees='gum', row=4, **STONETILE),
    'S006': look('brown', 'dark', 'flat', 'timber', 'marble', outlook='street', garage=('#3f3a35', 'battens'), trees='gum', screen=True),
    'S007': look('blond', 'terracotta', 'hip', 'white', 'pale', outlook='bush', floors=3, bays=3, rail='solid', **GREENTILE, level=2),
    'S008': look('render', 'white', 'flat', 'sage', 'pale', accent=STONE, outlook='sea', pool=True, fence='stone', trees='norfolk', sees='Ensuite', rooms=dict(bath=True, bathroom='Ensuite')),
    'S009': look('weatherboard', 'green', 'hip', 'white', 'pale', outlook='street', fence='picket', door='#e0b13c', trees='round', old=True),
    'S010': look('liver', 'terracotta', 'hip', 'white', 'pale', floors=3, bays=2, rail='iron', level=1, rooms=dict(bath=True)),
    'S011': look('red', 'terracotta', 'gable', 'white', 'marble', ridge='y', outlook='street', fence='brick', trees='round', old=True, door='#31473c', rooms=dict(bath=True, bathroom='Bathroom')),
    'S012': look('cream', 'dark', 'gable', 'white', 'pale', ridge='y', upper=('#b08a5e', 'battens'), outlook='bush', trees='round', row=4, **GREENTILE),
    'S013': look('charcoal', 'dark', 'twin', 'sage', 'marble', upper=('#a2713f', 'battens'), outlook='sea', pool=True, trees='norfolk', gable=('#a2713f', 'battens'), view='street', sees='Ensuite', rooms=dict(bath=True, bathroom='Ensuite')),
    'S014': look('greybrick', 'dark', 'flat', 'sage', 'pale', floors=3, bays=3, rail='solid', outlook='street', trees='palm', level=1, **MIRRORED),
    'S015': look('cedar', 'dark', 'twin', 'white', 'pale', outlook='bush', pool=True, trees='gum', twin=.5),
    'S016': look('cream', 'iron', 'hip', 'sage', 'pale', outlook='street', trees='round', old=True, fence='none'),
    'S017': look('brown', 'dark', 'flat', 'white', 'dark', floors=4, bays=2, outlook='bush', trees='gum', rail='iron', **CARPET, level=3),
    'S018': look('render', 'white', 'flat', 'timber', 'marble', accent=('#d0ae7c', 'ashlar'), accent_rooms=('Living', 'Kitchen'), outlook='bush', trees='gum', screen=True, garage=('#8a6844', 'battens')),
    'S019': look('blond', 'terracotta', 'hip', 'white', 'pale', outlook='street', trees='jacaranda', old=True, fence='brick', **GREENTILE),
    'S020': look('render', 'terracotta', 'hip', 'sage', 'pale', floors=3, bays=3, outlook='bush', trees='gum', rail='iron', level=2, **MIRRORED),
    'S021': look('blond', 'slate', 'hip', 'white', 'stone', outlook='street', trees='round'),
    'S022': look('greybrick', 'dark', 'flat', 'white', 'pale', floors=5, bays=3, outlook='bush', trees='palm', **CARPET, level=1),
    'S023': look('render', 'slate', 'twin', 'pale', 'marble', accent=STONE, outlook='street', pool=True, trees='round', fence='stone'),
    'S024': look('charcoal', 'dark', 'flat', 'timber', 'marble', upper=('#a9814f', 'battens'), outlook='street', trees='gum', row=4, **DARK),
    'S025': look('brown', 'terracotta', 'gable', 'white', 'pale', ridge='y', outlook='street', trees='lemon', row=3),
    'S026': look('liver', 'dark', 'flat', 'sage', 'pale', floors=4, bays=4, outlook='street', rail='iron', level=2, **MIRRORED),
    'R001': look('blond', 'terracotta', 'hip', 'white', 'pale', floors=3, bays=2, outlook='street', trees='round', rail='glass', level=2, **MIRRORED),
    'R002': look('weatherboard', 'dark', 'gable', 'white', 'dark', ridge='x', outlook='street', trees='round', old=True, fence='picket', door='#4b6d5a'),
    'R003': look('render', 'white', 'flat', 'sage', 'pale', floors=3, bays=2, outlook='sea', trees='norfolk', level=2),
    'R004': look('red', 'terracotta', 'gable', 'sage', 'pale', floors=2, bays=3, outlook='street', trees='round', rail='solid', level=0, **MIRRORED),
    'R005': look('brown', 'terracotta', 'hip', 'white', 'pale', outlook='bush', trees='gum', old=True, fence='none'),
    'R006': look('blond', 'dark', 'flat', 'oak', 'marble', outlook='street', trees='palm', screen=True, garage=('#6d5a45', 'battens')),
    'R007': look('render', 'terracotta', 'hip', 'white', 'pale', floors=3, bays=2, outlook='street', trees='gum', rail='iron', wall='#dccdb0', called='sand-coloured render', level=1, rooms=dict(shelves=True)),
    'R008': look('charcoal', 'dark', 'flat', 'pale', 'white', floors=4, bays=2, outlook='bush', trees='gum', screens=True, upper=('#a2815a', 'battens'), level=3),
    'R009': look('sage', 'iron', 'gable', 'timber', 'marble', ridge='y', outlook='street', trees='round', old=True, fence='picket', rooms=dict(bath=True, bathroom='Bathroom 2')),
    'R010': look('brown', 'slate', 'hip', 'white', 'pale', floors=2, bays=3, outlook='bush', trees='gum', rail='solid', level=1),
    'R011': look('render', 'dark', 'flat', 'white', 'pale', floors=5, bays=2, outlook='sea', trees='palm', level=4, rooms=dict(bath=True, bathroom='Bathroom')),
    'R012': look('grey', 'dark', 'gable', 'white', 'white', ridge='x', outlook='street', trees='gum', old=True, door='#7c2f2b', fence='slat', rooms=dict(bath=True, bathroom='Bathroom 2')),
    'R013': look('liver', 'terracotta', 'hip', 'sage', 'pale', floors=3, bays=3, outlook='street', trees='round', rail='solid', level=1, **MIRRORED),
    'R014': look('red', 'terracotta', 'hip', 'white', 'dark', outlook='street', trees='round', old=True, fence='hedge'),
    'R015': look('render', 'slate', 'flat', 'pale', 'white', floors=3, bays=1, outlook='bay', trees='norfolk', level=1),
    'R016': look('brown', 'terracotta', 'hip', 'white', 'pale', floors=2, bays=2, outlook='bush', trees='gum', rail='iron', **CARPET, level=1),
    'R017': look('charcoal', 'dark', 'skillion', 'oak', 'white', tip='rear', outlook='bush', trees='gum'),
    'R018': look('cream', 'dark', 'skillion', 'pale', 'white', tip='right', wall='#e9e4d8', called='pale render', outlook='street', trees='palm', upper=('#b08a5e', 'battens'), rooms=dict(bath=True, bathroom='Bathroom')),
    'R019': look('greybrick', 'slate', 'hip', 'sage', 'pale', floors=3, bays=2, outlook='bush', trees='gum', rail='iron', **TIMBER, level=1, **MIRRORED),
    'R020': look('render', 'dark', 'flat', 'white', 'pale', floors=4, bays=3, outlook='street', trees='norfolk', rail='glass', wall='#d8d3c6', called='pale grey render', level=2),
    'R021': look('navy', 'slate', 'gable', 'white', 'dark', ridge='x', outlook='street', trees='gum', old=True, chimney=True, fence='hedge'),
    'R022': look('blond', 'dark', 'flat', 'white', 'pale', floors=4, bays=3, outlook='street', trees='round', rail='solid', **GREENTILE, level=1, **MIRRORED),
    'R023': look('greybrick', 'dark', 'flat', 'white', 'pale', outlook='street', trees='gum', screen=True),
    'R024': look('render', 'slate', 'hip', 'pale', 'white', outlook='street', pool=True, trees='round', accent=('#b8b0a2', 'brick')),
    'R025': look('weatherboard', 'green', 'gable', 'white', 'pale', floors=2, bays=2, outlook='bush', trees='lemon', rail='glass', level=1),
    'R026': look('render', 'white', 'flat', 'sage', 'marble', floors=6, bays=2, outlook='sea', trees='norfolk', level=5),
    'sold-1': look('render', 'dark', 'skillion', 'oak', 'white', tip='rear', accent=STONE, outlook='bay', pool=True, trees='gum', fence='stone'),
    'sold-2': look('render', 'white', 'skillion', 'sage', 'pale', tip='right', upper=('#a9814f', 'battens'), outlook='sea', trees='norfolk'),
    'sold-3': look('weatherboard', 'slate', 'gable', 'white', 'pale', ridge='y', outlook='street', trees='round', row=4, upper=('#a9814f', 'battens')),
    'sold-4': look('liver', 'slate', 'hip', 'white', 'pale', floors=3, bays=2, outlook='bush', trees='gum', rail='iron', level=0),
}

# Cloth, wood and metal, so that neighbours in a list differ.
PALETTES = [
    dict(sofa='#d9d2c4', chair='#4f7684', cloth='#c9782f', rug='#e6dcc8', linen='#c7d0cb', head='#b9a88c', seat='#c2a57a', wood='#b98d5e', drape='#efeae0', metal='#b9bec0', lamp='rattan'),
    dict(sofa='#7f8f87', chair='#b5784e', cloth='#e0b96a', rug='#ded3bd', linen='#d9b99a', head='#8a9a86', seat='#3f4b4c', wood='#8a6040', drape='#e6dccb', metal='#c2a05e', lamp='globe'),
    dict(sofa='#b7835a', chair='#d9d2c4', cloth='#2f6877', rug='#d5d4c9', linen='#e4e0d4', head='#6d7f86', seat='#e4ddcf', wood='#6f4e37', drape='#f2eee4', metal='#2d3336', lamp='dome'),
    dict(sofa='#5b7684', chair='#d8b98a', cloth='#d8cdb8', rug='#e9e1d0', linen='#a9bcc2', head='#d5c6ab', seat='#a9773f', wood='#c9a273', drape='#edeae2', metal='#b9bec0', lamp='rattan'),
    dict(sofa='#e4ddd0', chair='#8a9a7a', cloth='#a9573f', rug='#cfc4ad', linen='#b4bfa6', head='#a2815a', seat='#8a9a7a', wood='#a97848', drape='#efe6d6', metal='#c2a05e', lamp='globe'),
    dict(sofa='#9a9c98', chair='#c9a24e', cloth='#47707d', rug='#e3dccf', linen='#e6d3bd', head='#5d6a6b', seat='#2f3a3d', wood='#9b7a56', drape='#dfe0da', metal='#2d3336', lamp='dome'),
    dict(sofa='#c9bfae', chair='#a9573f', cloth='#6f8f80', rug='#d9c7ac', linen='#d5dcd8', head='#c08a62', seat='#efe8da', wood='#7d5b3f', drape='#f1ece2', metal='#b9bec0', lamp='rattan'),
]


def palette(index, look):
    made = dict(PALETTES[index % len(PALETTES)], pot=['#e4ddcf', '#b5784e', '#5d6a6b'][index % 3], round=index % 2 == 0, shelves=index % 3 == 0, robe='#f0ede5', mirrored=False, bath=False, kitchen_lamp=['globe', 'dome', 'dome'][index % 3])
    return {**made, **look.get('rooms', {})}


TILES = [('#dfe3dd', 'paving', .3), ('#ece6da', 'paving', .2), ('#d3dde0', 'paving', .3), ('#e6d9cb', 'paving', .4), ('#eceae3', 'paving', .15)]
FLOOR_TILES = [('#c9c5bb', 'paving', .45), ('#8f9492', 'paving', .6), ('#d3c3aa', 'paving', .45)]
VANITIES = [('#b98d5e', 'grain'), ('#f0ede5',), ('#8a6040', 'grain'), ('#9aa78f',)]


def dressed(look, index):
    """The look with the tiles of its bathrooms, unless its text names them, and its metal."""
    own = dict(tile=TILES[index % 5]) if look['tile'] == BASE['tile'] else {}
    return {**look, **own, 'tile_floor': FLOOR_TILES[index % 3], 'vanity': VANITIES[index % 4], 'metal': palette(index, look)['metal']}
