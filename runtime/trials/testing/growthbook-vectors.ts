/*
 * Examples that GrowthBook publishes for its SDKs, version 0.7.1: growthbook/growthbook-python, `tests/cases.json`.
 *
 * MIT License. Copyright (c) 2021 GrowthBook, Inc. Permission is hereby granted, free of charge, to any person obtaining a
 * copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction,
 * including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies
 * of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:
 * the above copyright notice and this permission notice shall be included in all copies or substantial portions of the
 * Software. THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED
 * TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS
 * OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
 * OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
 */

type Span = readonly [start: number, end: number]

/** The place of a device, from 0 to 1, by version 2 of the hash. */
export const hashes: readonly (readonly [salt: string, device: string, place: number])[] = [
  ['seed', 'a', 0.0505],
  ['seed', 'b', 0.2696],
  ['foo', 'ab', 0.2575],
  ['foo', 'def', 0.2019],
  ['89123klj', '8952klfjas09ujkasdf', 0.124],
  ['90850943850283058242805', '123', 0.7516],
  ['()**(%$##$%#$#', '___)((*":&', 0.0128],
]

/** The range of each group of an A/B test, as parts of 1. Without weights, all groups have the same size. */
export const ranges: readonly (readonly [
  name: string,
  arms: number,
  coverage: number,
  weights: readonly number[] | null,
  ranges: readonly Span[],
])[] = [
  [
    'normal 50/50',
    2,
    1,
    null,
    [
      [0, 0.5],
      [0.5, 1],
    ],
  ],
  [
    'reduced coverage',
    2,
    0.5,
    null,
    [
      [0, 0.25],
      [0.5, 0.75],
    ],
  ],
  [
    'zero coverage',
    2,
    0,
    null,
    [
      [0, 0],
      [0.5, 0.5],
    ],
  ],
  [
    '4 variations',
    4,
    1,
    null,
    [
      [0, 0.25],
      [0.25, 0.5],
      [0.5, 0.75],
      [0.75, 1],
    ],
  ],
  [
    'uneven weights',
    2,
    1,
    [0.4, 0.6],
    [
      [0, 0.4],
      [0.4, 1],
    ],
  ],
  [
    'uneven weights, 3 variations',
    3,
    1,
    [0.2, 0.3, 0.5],
    [
      [0, 0.2],
      [0.2, 0.5],
      [0.5, 1],
    ],
  ],
  [
    'uneven weights, reduced coverage, 3 variations',
    3,
    0.2,
    [0.2, 0.3, 0.5],
    [
      [0, 0.04],
      [0.2, 0.26],
      [0.5, 0.6],
    ],
  ],
  [
    'negative coverage',
    2,
    -0.2,
    null,
    [
      [0, 0],
      [0.5, 0.5],
    ],
  ],
  [
    'coverage above 1',
    2,
    1.5,
    null,
    [
      [0, 0.5],
      [0.5, 1],
    ],
  ],
  [
    'weights sum below 1',
    2,
    1,
    [0.4, 0.1],
    [
      [0, 0.5],
      [0.5, 1],
    ],
  ],
  [
    'weights sum above 1',
    2,
    1,
    [0.7, 0.6],
    [
      [0, 0.5],
      [0.5, 1],
    ],
  ],
  [
    'weights.length not equal to num variations',
    4,
    1,
    [0.4, 0.4, 0.2],
    [
      [0, 0.25],
      [0.25, 0.5],
      [0.5, 0.75],
      [0.75, 1],
    ],
  ],
  [
    'weights sum almost equals 1',
    2,
    1,
    [0.4, 0.5999],
    [
      [0, 0.4],
      [0.4, 0.9999],
    ],
  ],
]

/** The index of the group to which this hash value (from 0 to 1) belongs, or -1 if it belongs to none. */
export const choices: readonly (readonly [name: string, place: number, ranges: readonly Span[], arm: number])[] = [
  [
    'even range, 0.2',
    0.2,
    [
      [0, 0.5],
      [0.5, 1],
    ],
    0,
  ],
  [
    'even range, 0.4',
    0.4,
    [
      [0, 0.5],
      [0.5, 1],
    ],
    0,
  ],
  [
    'even range, 0.6',
    0.6,
    [
      [0, 0.5],
      [0.5, 1],
    ],
    1,
  ],
  [
    'even range, 0.8',
    0.8,
    [
      [0, 0.5],
      [0.5, 1],
    ],
    1,
  ],
  [
    'even range, 0',
    0,
    [
      [0, 0.5],
      [0.5, 1],
    ],
    0,
  ],
  [
    'even range, 0.5',
    0.5,
    [
      [0, 0.5],
      [0.5, 1],
    ],
    1,
  ],
  [
    'reduced range, 0.2',
    0.2,
    [
      [0, 0.25],
      [0.5, 0.75],
    ],
    0,
  ],
  [
    'reduced range, 0.4',
    0.4,
    [
      [0, 0.25],
      [0.5, 0.75],
    ],
    -1,
  ],
  [
    'reduced range, 0.6',
    0.6,
    [
      [0, 0.25],
      [0.5, 0.75],
    ],
    1,
  ],
  [
    'reduced range, 0.8',
    0.8,
    [
      [0, 0.25],
      [0.5, 0.75],
    ],
    -1,
  ],
  [
    'reduced range, 0.25',
    0.25,
    [
      [0, 0.25],
      [0.5, 0.75],
    ],
    -1,
  ],
  [
    'reduced range, 0.5',
    0.5,
    [
      [0, 0.25],
      [0.5, 0.75],
    ],
    1,
  ],
  [
    'zero range',
    0.5,
    [
      [0, 0.5],
      [0.5, 0.5],
      [0.5, 1],
    ],
    2,
  ],
]

/** Whether a device belongs to a part of a namespace. In this project, GrowthBook's namespace is called a layer. */
export const namespaces: readonly (readonly [
  name: string,
  device: string,
  namespace: readonly [string, number, number],
  isMember: boolean,
])[] = [
  ['user 1, namespace1, 1', '1', ['namespace1', 0, 0.4], false],
  ['user 1, namespace1, 2', '1', ['namespace1', 0.4, 1], true],
  ['user 1, namespace2, 1', '1', ['namespace2', 0, 0.4], false],
  ['user 1, namespace2, 2', '1', ['namespace2', 0.4, 1], true],
  ['user 2, namespace1, 1', '2', ['namespace1', 0, 0.4], false],
  ['user 2, namespace1, 2', '2', ['namespace1', 0.4, 1], true],
  ['user 2, namespace2, 1', '2', ['namespace2', 0, 0.4], false],
  ['user 2, namespace2, 2', '2', ['namespace2', 0.4, 1], true],
  ['user 3, namespace1, 1', '3', ['namespace1', 0, 0.4], false],
  ['user 3, namespace1, 2', '3', ['namespace1', 0.4, 1], true],
  ['user 3, namespace2, 1', '3', ['namespace2', 0, 0.4], true],
  ['user 3, namespace2, 2', '3', ['namespace2', 0.4, 1], false],
  ['user 4, namespace1, 1', '4', ['namespace1', 0, 0.4], false],
  ['user 4, namespace1, 2', '4', ['namespace1', 0.4, 1], true],
  ['user 4, namespace2, 1', '4', ['namespace2', 0, 0.4], true],
  ['user 4, namespace2, 2', '4', ['namespace2', 0.4, 1], false],
]

export const equalWeights: readonly (readonly [arms: number, weights: readonly number[]])[] = [
  [-1, []],
  [0, []],
  [1, [1]],
  [2, [0.5, 0.5]],
  [3, [0.33333333, 0.33333333, 0.33333333]],
  [4, [0.25, 0.25, 0.25, 0.25]],
]
