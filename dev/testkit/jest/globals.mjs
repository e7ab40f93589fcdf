/** What `@jest/globals` exports to modules that outlive a test file: each call goes to the file that runs. */
import { current } from './current.mjs'

const passedOn = (name) =>
  new Proxy(() => {}, {
    apply: (_target, self, args) => Reflect.apply(current.globals[name], self, args),
    get: (_target, key) => current.globals[name][key],
  })

export const afterAll = passedOn('afterAll')
export const afterEach = passedOn('afterEach')
export const beforeAll = passedOn('beforeAll')
export const beforeEach = passedOn('beforeEach')
export const describe = passedOn('describe')
export const expect = passedOn('expect')
export const it = passedOn('it')
export const jest = passedOn('jest')
